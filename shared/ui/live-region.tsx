// chunk: ui
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Says something to screen readers when its text changes. Render it from the start, with the empty text:
 * a region that arrives together with its words is not read.
 * @param props.assertive interrupts what is being read; for errors only
 */
export function LiveRegion({ text, assertive = false }: { text: string; assertive?: boolean }) {
  return <VisuallyHidden role={assertive ? 'alert' : 'status'}>{text}</VisuallyHidden>;
}
