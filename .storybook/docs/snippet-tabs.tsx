import { useId, useState } from 'react';
import { SNIPPETS } from '../../shared/tools/host-kit/snippets.ts';
import { writtenPlace, writtenProperties, writtenWidget } from '../support/written-widget.ts';
import { propertiesOf, snippetWith } from '../property-controls.ts';
import { Code } from './code.tsx';
import { usePrimary } from './primary.ts';

/** The snippet of the example in plain HTML and with the helpers of the host kit, as its controls are now. */
export function SnippetTabs({ name }: { name: string }) {
  const { args, initialArgs, title } = usePrimary();
  const [language, setLanguage] = useState('HTML');
  const group = useId();
  const html = snippetWith(title, args, initialArgs);
  const properties = writtenProperties(html, Object.keys(propertiesOf(title)));
  const code = SNIPPETS[language]?.({ name, properties, ...writtenPlace(html) }) ?? writtenWidget(html);
  return (
    <div className="dw-docs-snippets">
      <fieldset className="dw-docs-languages">
        <legend>Template language</legend>
        {['HTML', ...Object.keys(SNIPPETS)].map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              value={each}
              checked={each === language}
              onChange={() => setLanguage(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <Code code={code} language={language === 'HTML' ? 'html' : 'text'} />
    </div>
  );
}
