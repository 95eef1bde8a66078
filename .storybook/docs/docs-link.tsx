import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';

interface DocsLinkProps {
  /** Such as `/docs/training-quiz--docs` or `/story/training-quiz--customer`. */
  path: string;
  className?: string;
  children: ReactNode;
}

/** A link to another place of this Storybook: a plain click keeps toolbar and theme, every other opens it with the sidebar. */
export function DocsLink({ path, className, children }: DocsLinkProps) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent): void => {
    const opensElsewhere = event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isInStorybook = window.parent !== window;
    if (opensElsewhere || !isInStorybook) return;
    event.preventDefault();
    channel.emit('navigateUrl', `?path=${path}`);
  };
  return (
    <a href={`./?path=${path}`} target="_top" className={className} onClick={go}>
      {children}
    </a>
  );
}
