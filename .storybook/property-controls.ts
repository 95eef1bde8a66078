import type { Args, ArgTypesEnhancer, ArgsEnhancer, InputType } from 'storybook/internal/csf';
import outline from 'virtual:dealer-widgets-outline';
import type { PropertyReference } from '../shared/tools/reference/reference.ts';
import { withProperties, writtenProperties } from './support/written-widget.ts';

/** Larger values are shown in the snippet only: an editor for a report of 2,000 rows would stop the page. */
const EDITABLE = 5_000;

/** A widget's properties by the title of its stories, such as `Training/quiz`; none for stories of something else. */
export const propertiesOf = (title: string): Record<string, PropertyReference> =>
  outline[title.split('/').at(-1) ?? '']?.properties ?? {};

/** Gives a widget's stories an argument for each of its properties, with the value its snippet has. */
export const argsOfProperties: ArgsEnhancer = ({ title, initialArgs }) => {
  const properties = propertiesOf(title);
  if (typeof initialArgs.html !== 'string') return initialArgs;
  const written = Object.entries(writtenProperties(initialArgs.html, Object.keys(properties)));
  return {
    // `written` holds only names that are properties
    ...Object.fromEntries(written.map(([name, value]) => [name, shownAs(properties[name]!, value)])),
    ...initialArgs,
  };
};

/** Describes them for the table of properties and its controls. */
export const tableOfProperties: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const properties = propertiesOf(title);
  const html = typeof initialArgs.html === 'string' ? initialArgs.html : '';
  const values = writtenProperties(html, Object.keys(properties));
  const rows = Object.entries(properties).map(([name, property]): [string, InputType] => {
    const { type, required, description, attribute, default: standard } = property;
    const isLarge = JSON.stringify(values[name] ?? null).length > EDITABLE;
    return [
      name,
      {
        name,
        type: { name: 'other', value: type, required },
        description: `${description}\n\nAttribute: \`${attribute}\``,
        table: {
          type: { summary: type },
          ...(standard !== undefined && { defaultValue: { summary: summaryOf(standard) } }),
        },
        ...(isLarge ? { control: { disable: true } } : controlOf(property)),
      },
    ];
  });
  if (rows.length === 0) return argTypes;
  const snippet = {
    ...argTypes.html,
    description: 'All of it, as a template writes it.',
    table: { category: 'The whole snippet' },
  };
  // its type names every argument of one component; these are those of a property
  return { ...argTypes, ...Object.fromEntries(rows), html: snippet } as typeof argTypes;
};

/** A story's snippet with what was changed in the controls. */
export function snippetWith(title: string, args: Args, initialArgs: Args): string {
  const changed = Object.keys(propertiesOf(title)).filter((name) => !isSame(args[name], initialArgs[name]));
  // an argument is any value
  return withProperties(String(args.html), Object.fromEntries(changed.map((name) => [name, args[name] as unknown])));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Long defaults, such as all states, are only counted. */
function summaryOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 && Array.isArray(value) ? `${value.length} entries` : text;
}

const isFlag = ({ type }: PropertyReference): boolean => type.endsWith('Flag');

/** What may be written, where it is one of a few; numbers and their texts are the same. */
const optionsOf = ({ schema }: PropertyReference): string[] =>
  schema.title ? [] : [...new Set((schema.enum ?? []).map(String))];

function controlOf(property: PropertyReference): {
  control: { type: 'select' | 'boolean' | 'object' | 'number' | 'text' };
  options?: string[];
} {
  const options = optionsOf(property);
  if (options.length > 0) return { control: { type: 'select' }, options };
  if (isFlag(property)) return { control: { type: 'boolean' } };
  if (/[[{]|Record/.test(property.type)) return { control: { type: 'object' } };
  return { control: { type: /^(Count|Places|number)\b/.test(property.type) ? 'number' : 'text' } };
}

/** A value as its control shows it: what was an attribute is a text, and a control for texts shows nothing of a number. */
function shownAs(property: PropertyReference, value: unknown): unknown {
  if (value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (optionsOf(property).length > 0) return text;
  if (isFlag(property)) return ['1', 'true'].includes(text);
  const { control } = controlOf(property);
  if (control.type === 'number') return text === '' ? undefined : Number(text);
  return control.type === 'text' ? text : value;
}
