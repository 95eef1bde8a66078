import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/controls/text-input.tsx';
import { Status } from '../../../shared/ui/feedback/status.tsx';
import { searchedColumns } from '../report-table.model.ts';
import { texts } from '../report-table.text.ts';
import { shownNumber } from './shown-number.ts';

interface ToolbarProps {
  header: readonly string[];
  typed: string;
  onType: (text: string) => void;
  /** The number of visible rows. */
  shown: number;
  /** The number of all rows. */
  all: number;
  onCsv: () => void;
  onPrint: () => void;
}

/** Search, and buttons to download and print the rows. */
export function Toolbar({ header, typed, onType, shown, all, onCsv, onPrint }: ToolbarProps): ReactNode {
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
      <Status className="count">{words.rows(shownNumber(shown), shownNumber(all))}</Status>
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
