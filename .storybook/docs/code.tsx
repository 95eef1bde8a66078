import { SyntaxHighlighter, useCopyButton } from 'storybook/internal/components';

/** Code beyond this is not drawn: nobody reads the data of a whole report. It is copied all the same. */
const SHOWN = 4_000;

/**
 * Code with a button that copies all of it, as it is now. Storybook's own block formats HTML in the background and copies the former code until then.
 */
export function Code({ code }: { code: string }) {
  const { children, buttonProps } = useCopyButton({ children: 'Copy', childrenOnCopy: 'Copied', content: code });
  const rest = code.length - SHOWN;
  return (
    <div className="dw-docs-code sb-unstyled">
      <button type="button" className="dw-docs-copy" onClick={buttonProps.onClick}>
        <span aria-live="polite">{children}</span>
      </button>
      <SyntaxHighlighter language="html" format={false} wrapLongLines>
        {rest > 0 ? code.slice(0, SHOWN) : code}
      </SyntaxHighlighter>
      {rest > 0 && <p>{rest.toLocaleString('en')} more characters are copied too.</p>}
    </div>
  );
}
