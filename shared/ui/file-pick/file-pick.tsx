import { type ComponentProps, type DragEvent, useState } from 'react';
import { Icon, type IconName } from '../content/index.ts';
import type { Elements } from '../base/index.ts';
import { useStyles } from '../common/index.ts';
import { useWindowEvent } from '../hooks/index.ts';
import css from './file-pick.css?inline';

export interface FilePickProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'multiple' | 'onChange'> {
  /** What to choose; the accessible name. */
  label: string;
  /** For example "or drop one here"; shown only where there is a mouse. */
  hint?: string;
  icon?: IconName;
  /** The chosen file, or how to choose another one, in place of icon and words. */
  children?: Elements;
  /** Called when a file was chosen or dropped, also for the same file again. A folder can be dropped, too, but not read. */
  onPick: (file: File, isFolder: boolean) => void;
}

/**
 * A field for one file: a native file input that covers its frame, for clicks and the keyboard. A file can be dropped anywhere on the frame.
 */
export function FilePick({
  label,
  hint,
  icon = 'upload',
  children,
  onPick,
  className = '',
  disabled,
  ...rest
}: FilePickProps) {
  useStyles(css, 'ui');
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault(); // otherwise the browser leaves the page to open the file
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const { files, items } = event.dataTransfer;
    const first = [...items].find(({ kind }) => kind === 'file');
    if (files[0] && !disabled) onPick(files[0], first?.webkitGetAsEntry()?.isDirectory ?? false);
  };
  // dropped beside the frame, the file would replace the page; another drop area or a file input of the page takes its own
  const keepPage = (event: globalThis.DragEvent): void => {
    const takes = event.composedPath().some((each) => each instanceof HTMLInputElement && each.type === 'file');
    if (event.defaultPrevented || takes || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);
  return (
    // the input inside is the control; the frame only accepts dropped files
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`ui-file ${className}`}
      part="file"
      data-empty={!children}
      data-over={over}
      data-disabled={disabled}
      onDragEnter={drag}
      onDragOver={drag}
      // the related target of a drag event is a node or null
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
    >
      {children}
      {!children && <Icon name={icon} size={24} />}
      {!children && (
        <span className="ui-file-words">
          <span className="ui-file-label">{label}</span>
          {hint && (
            <span className="ui-file-hint" aria-hidden="true">
              {hint}
            </span>
          )}
        </span>
      )}
      <input
        {...rest}
        type="file"
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // otherwise choosing the same file again would not be a change
          if (file) onPick(file, false);
        }}
      />
    </label>
  );
}
