import { type ReactNode, useId } from 'react';
import { Field, TextInput } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { useStyles } from '../../../shared/ui/common/index.ts';
import { Status } from '../../../shared/ui/feedback/index.ts';
import { searchedColumns } from '../report-table.model.ts';
import { CATEGORIES, type Category } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import css from './toolbar.css?inline';

interface ToolbarProps {
  header: readonly string[];
  typed: string;
  onType: (text: string) => void;
  category: Category;
  onCategory: (category: Category) => void;
  /** How many rows are visible, in words. */
  counted: string;
}

/** What changes the table at once: the search and the category; and how many rows are found. */
export function Toolbar({ header, typed, onType, category, onCategory, counted }: ToolbarProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const id = useId();
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
      <fieldset role="radiogroup" className="segments" aria-label={words.category}>
        {CATEGORIES.map((each) => (
          <label key={each}>
            <input type="radio" name={id} value={each} checked={each === category} onChange={() => onCategory(each)} />
            <span>{words[each]}</span>
          </label>
        ))}
      </fieldset>
      <Status className="count">{counted}</Status>
    </div>
  );
}
