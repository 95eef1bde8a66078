import { pageSettings } from '../page/index.ts';

/** The path of a page or call of the application, such as `/app/quiz`, below the page setting `api_base`. */
export const hostPath = (path: string, base = pageSettings().api_base): string => base.replace(/\/$/, '') + path;
