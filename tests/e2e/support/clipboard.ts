import type { Page } from '@playwright/test';

export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
