/** `dist/dealer-widgets.d.ts`: the global, the events and each widget's properties, for a host's own TypeScript. */
import type { Reference, WidgetReference } from './reference.ts';
import { typeText } from './type-text.ts';

/** @param protocol the text of shared/lib/widget-protocol.ts, which declares the types of the global */
export function typesText({ version, widgets, events, values, settings }: Reference, protocol: string): string {
  const all = Object.entries(widgets);
  return (
    [
      `/** dealer-widgets ${version}. Made from the schemas of the sources. */`,
      withEvents(publicTypes(protocol), Object.keys(events)),
      Object.entries(values)
        .map(([name, { description, schema }]) => `/** ${description} */\nexport type ${name} = ${typeText(schema)};`)
        .join('\n'),
      `/** What each widget is given: the object of \`data-props\` or of the JSON child. */\nexport interface WidgetProperties {\n${all.map(propertiesOf).join('\n')}\n}`,
      `/** What \`dw:change\` carries as \`detail.value\`. */\nexport interface WidgetChanges {\n${all.flatMap(changeOf).join('\n')}\n}`,
      `export type WidgetName = keyof WidgetProperties;`,
      `export type ChangeDetail = { [Name in keyof WidgetChanges]: { widget: Name; value: WidgetChanges[Name] } }[keyof WidgetChanges];`,
      `/** The text of \`<script type="application/json" id="dealer-widgets-config">\`. */\nexport interface PageSettings {\n${Object.entries(
        settings,
      )
        .map(([name, { type, description }]) => `  /** ${description} */\n  ${name}?: ${type} | null;`)
        .join('\n')}\n}`,
      `declare global {\n  interface Window {\n    DealerWidgets?: DealerWidgetsApi | Array<(api: DealerWidgetsApi) => void>;\n  }\n  interface HTMLElementEventMap {\n${Object.entries(
        events,
      )
        .map(
          ([name, { detail, description }]) =>
            `    /** ${description} */\n    '${name}': CustomEvent<${name === 'dw:change' ? 'ChangeDetail' : detail}>;`,
        )
        .join('\n')}\n  }\n${['Document', 'Window']
        .map(
          (target) =>
            `  interface ${target}EventMap extends Pick<HTMLElementEventMap, ${unionOf(Object.keys(events))}> {}\n`,
        )
        .join('')}}`,
    ].join('\n\n') + '\n'
  );
}

const unionOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/** Gives `on` the names of the events and what each carries: a misspelt name would never be called back. */
function withEvents(protocol: string, events: readonly string[]): string {
  const names = unionOf(events.map((name) => name.slice('dw:'.length)));
  const plain = 'on(type: string, callback: (detail: unknown,';
  if (!protocol.includes(plain)) throw new Error(`shared/lib/widget-protocol.ts has no "${plain}" for the types.`);
  const detail = "HTMLElementEventMap[`dw:${Type}`]['detail']";
  return protocol.replace(plain, () => `on<Type extends ${names}>(type: Type, callback: (detail: ${detail},`);
}

function propertiesOf([name, { summary, properties }]: [string, WidgetReference]): string {
  const members = Object.entries(properties).map(
    ([property, { description, required, schema }]) =>
      `    /** ${description} */\n    ${property}${required ? '' : '?'}: ${typeText(schema)};`,
  );
  return `  /** ${summary} */\n  '${name}': {${members.length > 0 ? `\n${members.join('\n')}\n  ` : ''}};`;
}

function changeOf([name, { change }]: [string, WidgetReference]): string[] {
  return change ? [`  /** ${change.description} */\n  '${name}': ${change.type};`] : [];
}

/** The protocol's declarations without the global, which is written together with the events. */
function publicTypes(protocol: string): string {
  if (!protocol.includes('export interface DealerWidgetsApi'))
    throw new Error('shared/lib/widget-protocol.ts does not declare DealerWidgetsApi.');
  return protocol.slice(protocol.indexOf('/**'), protocol.indexOf('declare global')).trim();
}
