import type { ReactNode } from 'react';
import { Field, TextInput } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { Status } from '../../../shared/ui/feedback/index.ts';
import { searchedColumns } from '../report-table.model.ts';
import { texts } from '../report-table.text.ts';

interface ToolbarProps {
  header: readonly string[];
  typed: string;
  onType: (text: string) => void;
  /** How many rows are visible, in words. */
  counted: string;
}

/** The search, and how many rows it has found. */
export function Toolbar({ header, typed, onType, counted }: ToolbarProps): ReactNode {
  const words = useText(texts);
  return (
    <div className="tools">
      <Field label={words.search}>
        {(field) => (
          <TextInput
            {...field}
            type="search"
            size="s"
            placeholder={searchedColumns(header)}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Status className="count">{counted}</Status>
    </div>
  );
}
