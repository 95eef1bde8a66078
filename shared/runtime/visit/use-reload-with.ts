import { withQuery } from '../../lib/index.ts';
import { useWidget } from '../index.ts';

/**
 * Announces a choice with `dw:change` and reloads the page with it in the address (D8).
 * @returns takes the query parameters
 */
export function useReloadWith(): (parameters: Readonly<Record<string, string>>) => void {
  const { change, navigate, reload } = useWidget();
  return (parameters) => {
    change(parameters);
    const address = withQuery(location.href, parameters);
    const onlyScrolls = address === location.href && address.includes('#');
    if (onlyScrolls) reload();
    else navigate(address);
  };
}
