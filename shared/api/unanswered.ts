import { inTab } from '../page/index.ts';

/**
 * Counts a request that saves something as unanswered: before it is sent, because Firefox ends the requests of a page before the page hears
 * that it is left. The memory reads the count when the person comes back (shared/memory/answers.ts).
 * @returns to be called when its outcome is known
 */
export function noteSent(): () => void {
  const [pageUrl] = location.href.split('#');
  const key = `dealer-widgets:unanswered:${pageUrl}`;
  const count = (more: 1 | -1): void => {
    inTab((storage) => {
      const unanswered = (Number(storage.getItem(key)) || 0) + more;
      if (unanswered > 0) storage.setItem(key, `${unanswered}`);
      else storage.removeItem(key);
    });
  };
  count(1);
  return () => count(-1);
}
