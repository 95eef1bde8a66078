import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/controls/text-input.tsx';
import { Status } from '../../../shared/ui/feedback/status.tsx';
import { searchedColumns } from '../report-table.model.ts';
import { texts } from '../report-table.text.ts';

interface ToolbarProps {
  header: readonly string[];
  typed: string;
  onType: (text: string) => void;
  /** How many rows are visible, in words. */
  counted: string;
  onCsv: () => void;
  onPrint: () => void;
}

/** Search, and buttons to download and print the rows. */
export function Toolbar({ header, typed, onType, counted, onCsv, onPrint }: ToolbarProps): ReactNode {
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
      <div className="take">
        <Button size="s" onClick={onCsv}>
          {words.csv}
        </Button>
        <Button size="s" onClick={onPrint}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}
