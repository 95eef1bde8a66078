import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useStyles } from './styles.ts';
import css from './file-pick.css?inline';

export interface FilePickProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'multiple' | 'onChange' | 'children'
> {
  /** What to choose; the accessible name. */
  label: string;
  /** Such as "or drop one here"; only where there is a mouse. */
  hint?: string;
  icon?: IconName;
  /** A file was chosen or dropped. Choosing the same file again calls it again. */
  onPick: (file: File) => void;
  /** Drawn below the words, such as the chosen file. */
  children?: ReactNode;
}

/** A field for one file: a native file input over a frame for clicks and the keyboard; the whole frame takes a file that is dropped. */
export function FilePick({
  label,
  hint,
  icon = 'upload',
  onPick,
  className = '',
  disabled,
  children,
  ...rest
}: FilePickProps) {
  useStyles(css);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault(); // else the browser opens the file, and the page is gone
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onPick(file);
  };
  return (
    // the input inside is the control; the frame only takes what is dropped on it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`ui-file ${className}`}
      part="file"
      data-over={over}
      data-disabled={disabled}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
    >
      <Icon name={icon} size={24} />
      <span className="ui-file-words">
        <span className="ui-file-label">{label}</span>
        {hint && (
          <span className="ui-file-hint" aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="file"
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same file chosen again is a change again
          if (file) onPick(file);
        }}
      />
      {children}
    </label>
  );
}
