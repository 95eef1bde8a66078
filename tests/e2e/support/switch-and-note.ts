import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A switch and a note of a bare page, as a template author writes them. */
export const SWITCH_AND_NOTE = `<div data-widget="social-media-toggle" data-load="eager" data-type="instagram" data-value="0" data-label="Instagram"></div>
<div data-widget="mentor-note" data-load="eager" data-locale="en" data-report-card-id="901" data-note="A note"></div>`;

/** Turns the switch on and saves another note: a call at once, and one with a question before and a toast after it. */
export async function useSwitchAndNote(page: Page): Promise<void> {
  const control = page.getByRole('switch', { name: 'Instagram' });
  await control.click();
  await expect(control).toBeChecked();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('Another note');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated.')).toBeVisible();
}
