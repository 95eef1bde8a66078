// chunk: ui
import { useStyles } from './styles.ts';
import css from './still-working.css?inline';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { useStillWorking } from './use-still-working.ts';

/** Tells, aloud and visibly, that a request is still running after 10 s (W7). Render it always; it takes no room while there is nothing to say. */
export function StillWorking({ busy }: { busy: boolean }) {
  useStyles(css);
  const { stillWorking } = useText(uiText);
  return (
    <p className="ui-still-working" role="status">
      {useStillWorking(busy) ? stillWorking : ''}
    </p>
  );
}
