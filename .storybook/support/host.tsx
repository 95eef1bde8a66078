import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { writeHostHtml } from './host-page.ts';

export interface HostProps {
  /** What a template author writes; the loader finds the widgets in it. Edit it in the controls to try other properties. */
  html: string;
}

/** A place in a host page, with exactly this HTML in it. */
export function Host({ html }: HostProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) writeHostHtml(place.current, html);
  }, [html]);
  return <div ref={place} />;
}
