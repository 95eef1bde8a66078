import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { CATEGORIES, type Category } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import { shownNumber } from './shown-number.ts';

interface ToolbarProps {
  typed: string;
  onType: (text: string) => void;
  category: Category;
  onCategory: (category: Category) => void;
  /** How many rows are shown, of how many. */
  shown: number;
  all: number;
  onCsv: () => void;
  onPrint: () => void;
}

/** What can be done with the rows. */
export function Toolbar({ typed, onType, category, onCategory, shown, all, onCsv, onPrint }: ToolbarProps): ReactNode {
  const words = useText(texts);
  return (
    <div className="tools">
      <Field label={words.search}>
        {(field) => (
          <TextInput
            {...field}
            type="search"
            size="s"
            placeholder={words.searchHint}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Field label={words.category}>
        {(field) => (
          <Select {...field} size="s" value={category} onChange={({ target }) => onCategory(target.value as Category)}>
            {CATEGORIES.map((each) => (
              <option key={each} value={each}>
                {words[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="count" role="status">
        {words.rows(shownNumber(shown), shownNumber(all))}
      </p>
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
