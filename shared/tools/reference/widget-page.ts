/** `dist/widgets/<name>.md`: all there is to know of one widget, for people. */
import { codes, propertyTable, table } from './markdown.ts';
import type { CallReference, Reference, WidgetReference } from './reference.ts';

const LOADS: Record<string, string> = {
  eager: 'at once',
  idle: 'when the page is at rest',
  visible: 'when it comes near the screen',
  interaction: 'when the person first reaches for it',
};
const LANGUAGES: Record<string, string> = { ms: 'Malay', en: 'English' };

/** @param name of a widget of the reference */
export function widgetPage(name: string, reference: Reference): string {
  const { introduction, snippet } = widgetOf(name, reference);
  const sections = Object.entries(widgetSections(name, reference)).map(([heading, text]) => `## ${heading}\n\n${text}`);
  const [summary = ''] = introduction.split('\n\n');
  return `${[`# ${name}`, summary, `\`\`\`html\n${snippet}\n\`\`\``, ...sections].join('\n\n')}\n`;
}

/** What its page says, in Markdown by headings; Storybook shows it beside examples. @param name of a widget of the reference */
export function widgetSections(name: string, reference: Reference): Record<string, string> {
  const widget = widgetOf(name, reference);
  const { introduction, load, locale, identity, behaviour, keyboard, parts, tokens, states, words } = widget;
  const properties = Object.entries(widget.properties);
  const facts = [
    `Loaded ${LOADS[load]}.`,
    `${LANGUAGES[locale]} unless your page asks for ${locale === 'ms' ? 'English' : 'Malay'}.`,
    identity.length > 0 && `Another ${codes(identity)} is another item.`,
  ];
  return {
    Calls: callSections(name, widget, reference).join('\n\n'),
    Properties: `${properties.length > 0 ? propertyTable(properties, ['property', 'type', 'meaning', 'example']) : 'It has none.'}

The guide "Properties" says how each type may be written.`,
    'When to use it': [...introduction.split('\n\n').slice(1), facts.filter(Boolean).join(' ')].join('\n\n'),
    // headings in it become one level deeper
    ...(behaviour && { Behaviour: behaviour.replace(/^##/gm, '###') }),
    Events: eventText(widget),
    ...(words.length > 0 && { Words: wordTable(words) }),
    Looks: [
      `- States: ${states.join(', ')}.`,
      `- Parts: ${codes(parts)}.`,
      `- Custom properties: ${codes(tokens)}.`,
      ...keyboard.map(({ keys, does }) => `- ${keys}: ${does}`),
    ].join('\n'),
    'Kept in the browser': keptText(widget, reference),
  };
}

// callers take the name from there
const widgetOf = (name: string, { widgets }: Reference): WidgetReference => widgets[name]!;

/** `dist/widgets/README.md`: the widgets by what people do. */
export const widgetIndex = ({ widgets }: Reference): string =>
  `# The widgets\n\n${[...Map.groupBy(Object.entries(widgets), ([, { group }]) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([group, members]) =>
        `## ${group}\n\n${members.map(([name, { summary }]) => `- [${name}](${name}.md): ${summary}`).join('\n')}`,
    )
    .join('\n\n')}\n`;

function callSections(name: string, { chosenCalls = {}, pages }: WidgetReference, reference: Reference): string[] {
  const calls = Object.entries(reference.endpoints).filter(([, { widgets }]) => widgets.includes(name));
  const choices = Object.entries(chosenCalls).map(([property, map]) => ({ property, values: Object.entries(map) }));
  const chosenBy = ({ name: call }: CallReference): string =>
    choices
      .map(
        ({ property, values }) =>
          [property, values.flatMap(([value, each]) => (each === call ? [value] : []))] as const,
      )
      .flatMap(([property, values]) => (values.length > 0 ? [`with \`${property}\` ${codes(values)}`] : []))
      .join(', ');
  const [first, ...others] = calls;
  // every page is in the reference
  const leads = pages.map((page) => `It leads to \`${page}\`. ${reference.pages[page]!.description}`);
  if (!first) return ['It asks nothing of your server.', ...leads];
  const [, { answer, notes }] = first;
  if (others.length > 0 && others.every(([, call]) => call.answer === answer && call.notes === notes))
    return [
      [...(notes ? [notes] : []), `Answer: ${answer}`].join('\n\n'),
      table(
        ['call', 'request', 'your server checks'],
        calls.map(([constant, call]) => [
          `\`${call.name}\` (\`${constant}\`) ${chosenBy(call)}`.trim(),
          call.request,
          call.checks,
        ]),
      ),
      ...leads,
    ];
  return [
    ...calls.flatMap(([constant, call]) => [
      `### \`${call.name}\` (\`${constant}\`)${chosenBy(call) && `, ${chosenBy(call)}`}`,
      `${call.summary}. ${call.notes}`.trim(),
      `- Request: ${call.request}\n- Answer: ${call.answer}\n- Your server checks: ${call.checks}`,
    ]),
    ...leads,
  ];
}

const eventText = ({ change }: WidgetReference): string =>
  change
    ? `\`dw:change\`: \`detail.value\` is \`${change.type}\`. ${change.description}`
    : 'It dispatches no `dw:change`.';

const wordTable = (words: WidgetReference['words']): string =>
  table(
    ['Malay', 'English'],
    words.map((pair) => pair.map(oneLine)),
  );

const oneLine = (text: string): string => text.replaceAll('\n', ' ').replaceAll('<', '\\<');

function keptText({ kept }: WidgetReference, reference: Reference): string {
  if (kept.length === 0) return 'Nothing.';
  return kept
    .map((key) => {
      // every key is in the reference
      const { storage, until, what } = reference.kept[key]!;
      return `- \`${key}\` in \`${storage}\` until ${until}: ${what}`;
    })
    .join('\n');
}
