/** Data for editors: VS Code's custom data, and web-types of JetBrains' editors. */
import { STEERING, type SteeringAttribute } from '../../lib/index.ts';
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
const steering = Object.entries(DESCRIPTIONS).map(([name, description]) => ({
  name,
  description,
  // the names are the keys of STEERING
  values: STEERING[name as SteeringAttribute],
}));

const textOf = (widget: string, { description, type, required }: PropertyReference): string =>
  `**${widget}**${required ? ' (required)' : ''}: ${description} \`${type}\``;

/** The attributes of all widgets by name, with the description of each widget that has it. */
function attributes({ widgets }: Reference) {
  const all = new Map<string, { description: string[]; values: Set<string>; widgets: string[] }>();
  for (const [widget, { properties }] of Object.entries(widgets)) {
    for (const property of Object.values(properties)) {
      const known = all.get(property.attribute) ?? { description: [], values: new Set(), widgets: [] };
      all.set(property.attribute, known);
      known.description.push(textOf(widget, property));
      known.widgets.push(widget);
      for (const value of literals(property.schema)) known.values.add(value);
    }
  }
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** `dist/vscode.html-custom-data.json`. */
export function htmlCustomData(reference: Reference): object {
  const value = (name: string, description?: string) => ({ name, ...(description && { description }) });
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-widget',
        description: 'The widget this element becomes.',
        values: Object.entries(reference.widgets).map(([name, { summary }]) => value(name, summary)),
      },
      ...steering.map(({ name, description, values }) => ({
        name,
        description,
        ...(values.length > 0 && { values: values.map((each) => value(each)) }),
      })),
      ...attributes(reference).map(([name, { description, values }]) => ({
        name,
        description: { kind: 'markdown', value: description.join('\n\n') },
        ...(values.size > 0 && { values: [...values].map((each) => value(each)) }),
      })),
    ],
  };
}

/** `dist/web-types.json`. */
export function webTypes(reference: Reference): object {
  const values = (all: Iterable<string>) => {
    const type = [...all].map((each) => JSON.stringify(each));
    return type.length > 0 ? { value: { kind: 'plain', type } } : {};
  };
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'dealer-widgets',
    version: reference.version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: [
          {
            name: 'data-widget',
            description: 'The widget this element becomes.',
            ...values(Object.keys(reference.widgets)),
          },
          ...steering.map(({ name, description, values: few }) => ({
            name,
            description,
            ...values(few),
          })),
          ...attributes(reference).map(([name, { description, values: few }]) => ({
            name,
            description: description.join('\n\n'),
            ...values(few),
          })),
        ],
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
  };
}
