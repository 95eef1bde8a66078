/** Data for editors: VS Code's custom data, and web-types of JetBrains' editors. */
import { STEERING_VALUES, type SteeringAttribute } from '../../lib/index.ts';
import type { JsonSchema } from './json-schema.ts';
import type { PropertyReference, Reference } from './reference.ts';

/** The possible values of an attribute, if there are few. */
function literals(schema: JsonSchema): string[] {
  if (schema.title === 'Flag' || schema.title === 'DecidedFlag') return ['1', '0'];
  return [...new Set((schema.enum ?? []).filter((value) => value !== null && value !== '').map(String))];
}

/** Attributes that an element of any widget may have. */
const DESCRIPTIONS: Record<SteeringAttribute, string> = {
  'data-load': 'When its code is loaded.',
  'data-theme': 'Its colours.',
  'data-locale': 'Its language.',
  'data-props': 'Its properties as one JSON object.',
  'data-copy': 'A click copies the text of the element this selector finds.',
  'data-dw-ignore': 'Nothing in this element is a widget.',
};

const textOf = (widget: string, { description, type, required }: PropertyReference): string =>
  `**${widget}**${required ? ' (required)' : ''}: ${description} \`${type}\``;

interface Attribute {
  name: string;
  description: string;
  isMarkdown?: true;
  values: ReadonlyArray<{ name: string; description?: string }>;
}

/** Every attribute: the widget, what steers any widget, and the properties with the description of each widget that has them. */
function attributes({ widgets }: Reference): Attribute[] {
  const all = new Map<string, { description: string[]; values: Set<string> }>();
  for (const [widget, { properties }] of Object.entries(widgets)) {
    for (const property of Object.values(properties)) {
      const known = all.get(property.attribute) ?? { description: [], values: new Set() };
      all.set(property.attribute, known);
      known.description.push(textOf(widget, property));
      for (const value of literals(property.schema)) known.values.add(value);
    }
  }
  const named = (values: Iterable<string>) => [...values].map((name) => ({ name }));
  return [
    {
      name: 'data-widget',
      description: 'The widget this element becomes.',
      values: Object.entries(widgets).map(([name, { summary }]) => ({
        name,
        ...(summary && { description: summary }),
      })),
    },
    ...Object.entries(DESCRIPTIONS).map(([name, description]) => ({
      name,
      description,
      // the names are its keys
      values: named(STEERING_VALUES[name as SteeringAttribute]),
    })),
    ...[...all]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { description, values }]): Attribute => ({
        name,
        description: description.join('\n\n'),
        isMarkdown: true,
        values: named(values),
      })),
  ];
}

/** `dist/vscode.html-custom-data.json`. */
export const htmlCustomData = (reference: Reference): object => ({
  version: 1.1,
  globalAttributes: attributes(reference).map(({ name, description, isMarkdown, values }) => ({
    name,
    description: isMarkdown ? { kind: 'markdown', value: description } : description,
    ...(values.length > 0 && { values }),
  })),
});

/** `dist/web-types.json`. */
export const webTypes = (reference: Reference): object => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'dealer-widgets',
  version: reference.version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      attributes: attributes(reference).map(({ name, description, values }) => ({
        name,
        description,
        ...(values.length > 0 && {
          value: { kind: 'plain', type: values.map((each) => JSON.stringify(each.name)) },
        }),
      })),
    },
    js: {
      events: Object.entries(reference.events).map(([name, { description }]) => ({ name, description })),
    },
    css: {
      properties: Object.entries(reference.tokens).map(([name, standard]) => ({
        name,
        description: `Default: \`${standard}\``,
      })),
    },
  },
});
