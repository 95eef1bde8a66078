import { uiText, useStyles } from '../common/index.ts';
import { useText } from '../base/index.ts';
import css from './still-working.css?inline';
import { useStillWorking } from '../switch/index.ts';

/** Shows and announces that a request still runs after 10 s (W7). Render it always; until then it takes no space. */
export function StillWorking({ busy }: { busy: boolean }) {
  useStyles(css, 'ui');
  const { stillWorking } = useText(uiText);
  return (
    <p className="ui-still-working" role="status">
      {useStillWorking(busy) ? stillWorking : ''}
    </p>
  );
}
