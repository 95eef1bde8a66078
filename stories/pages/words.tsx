import { Markdown } from '@storybook/addon-docs/blocks';
import rooms from '../../shared/README.md?raw';
import { uiText } from '../../shared/ui/common/index.ts';
import '../../.storybook/docs/docs.css';

/** Malay and English of what every control says. */
export function SharedWords() {
  const english = new Map(Object.entries(uiText.en));
  const rows = Object.entries(uiText.ms).flatMap(([key, malay]) =>
    typeof malay === 'string' ? `| ${malay} | ${String(english.get(key))} |` : [],
  );
  return <Markdown>{['| Bahasa Melayu | English |', '| --- | --- |', ...rows].join('\n')}</Markdown>;
}

/** The glossary that the sources have. */
export const Glossary = () => <Markdown>{/## Words of the product\n[^|]*([^]*)/.exec(rooms)?.[1] ?? ''}</Markdown>;
