import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dateWords } from '../../../shared/lib/day-words.ts';
import { addDays, today } from '../../../shared/lib/day.ts';
import type { Browser } from './driver.ts';

/** @param as opens a screen for somebody of a role */
type Walk = (browser: Browser, as: (role: string, path: string) => Promise<void>) => Promise<void>;

const ENTER = '\uE007';

/** The main flows, in the words of the screens; each begins in a world of its own. */
export const flows: Readonly<Record<string, Walk>> = {
  async 'a switch is switched and stays so after a reload, and after Back'(browser, as) {
    const path = '/app/admin/switches';
    const state = () => browser.run(firstSwitch);
    await as('admin', path);
    await browser.until('a switch', firstSwitch);
    const before = await state();
    await browser.press('switch', before!.name);
    await browser.until('the other state', switchedFrom, before!.name, before!.checked);
    await as('admin', path);
    await browser.until('the other state after a reload', switchedFrom, before!.name, before!.checked);
    const other = await state();
    await browser.press('switch', before!.name);
    await browser.until('the first state', switchedFrom, other!.name, other!.checked);
    await as('admin', '/app/admin/dealers');
    await browser.run(() => history.back());
    await browser.until('the switches after Back', isAt, path);
    await browser.until('the first state after Back', switchedFrom, other!.name, other!.checked);
  },
  async 'a slot is booked'(browser, as) {
    await as('dealer', '/app/tempahan/atm');
    await browser.see('combobox', 'Negeri');
    await browser.run(select, 'Negeri', 'Selangor');
    await browser.see('combobox', 'ATM');
    await browser.run(select, 'ATM', 'ATM Emas Shah Alam');
    await browser.press('radio', dateWords(addDays(today(), 2), 'ms'));
    await browser.until('free slots', freeSlot);
    await browser.press('checkbox', (await browser.run(freeSlot))!);
    await browser.press('button', 'Tempah Slot');
    await browser.press('button', 'Ya');
    await browser.read('Tempahan berjaya!');
    await browser.press('button', 'OK');
  },
  async 'a visitor registers for a training and comes to the payment'(browser, as) {
    await as('visitor', '/app/plt/7');
    await browser.press('button', 'DAFTAR');
    for (const [label, text] of [
      ['Nama', 'Siti binti Ali'],
      ['PG Code', '123456'],
      ['Nombor telefon', '0123456789'],
      ['E-mel', 'siti@contoh.my'],
    ] as const) {
      await browser.press('textbox', label);
      await browser.type(text);
    }
    await browser.press('combobox', 'Upline FMD');
    await browser.type('sharifah aminah');
    await browser.see('option', 'Sharifah Aminah');
    await browser.type(ENTER);
    await browser.press('checkbox', 'Saya faham dan bersetuju.');
    await browser.press('button', 'Daftar dan bayar');
    await browser.press('button', 'Ya');
    await browser.until('the payment page', () => /\/demo\/payment\/live\/PAY-/.test(location.pathname));
  },
  async 'a quiz is answered and handed in'(browser, as) {
    await as('dealer', '/app/quiz/2');
    await browser.press('radio', 'Memberi salam');
    await browser.press('button', 'Seterusnya');
    await browser.press('radio', 'Penyelia bertugas');
    await browser.press('button', 'Hantar');
    await browser.press('button', 'Ya');
    await browser.press('button', 'OK');
    await browser.read('Telah dihantar (1: a, 2: b)');
  },
  async 'a photo is cropped and received'(browser, as) {
    await as('dealer', '/app/profile');
    const folder = await mkdtemp(path.join(tmpdir(), 'webkit-photo-'));
    const photo = path.join(folder, 'photo.png');
    await writeFile(photo, Buffer.from(await browser.run(drawnPicture), 'base64'));
    await browser.press('button', 'Change Photo');
    await browser.choose('Choose a photo', photo);
    await browser.press('button', 'Zoom In');
    await browser.press('button', 'Save');
    await browser.read('Upload successful!');
    await browser.press('button', 'OK');
    await as('dealer', '/app/profile');
    await browser.read('avatar.png image/png');
    await rm(folder, { recursive: true });
  },
  async 'the months of a report are chosen'(browser, as) {
    await as('admin', '/app/admin/report?start_month_year=01-2026&end_month_year=02-2026');
    await browser.press('button', 'End month February, 2026');
    await browser.press('gridcell', 'March');
    await browser.press('button', 'Apply');
    await browser.until('the address', () => location.search.includes('end_month_year=03-2026'));
    await browser.press('button', 'Name');
    await browser.read('From 01-2026 to 03-2026.');
  },
  async 'another mentor is chosen: a press into the box, and what is typed replaces the name in it'(browser, as) {
    await as('dealer', '/app/empire');
    await browser.press('button', 'Tukar mentor');
    await browser.press('combobox', 'Mentor');
    await browser.type('Perniagaan Emas');
    await browser.see('option', 'Perniagaan Emas');
    await browser.type(ENTER);
    await browser.press('button', 'Simpan');
    await browser.press('button', 'Yes');
    await browser.read('Successfully updated.');
  },
  async 'the first press on a copy button copies'(browser, as) {
    await as('dealer', '/app/copy-texts');
    await browser.until('the rest of the loader', () => {
      const { DealerWidgets: api } = window;
      return api && 'chunks' in api && '~follow' in api.chunks;
    });
    await browser.press('button', 'Salin nombor akaun');
    await browser.read('Copying text was successful');
  },
};

// what follows runs in the page

function firstSwitch(): { name: string; checked: string } | null {
  for (const host of document.querySelectorAll('[data-widget]')) {
    const found = host.shadowRoot?.querySelector('[role=switch]');
    if (found)
      return { name: found.getAttribute('aria-label') ?? '', checked: found.getAttribute('aria-checked') ?? '' };
  }
  return null;
}

const isAt = (path: string): boolean => location.pathname === path;

function switchedFrom(name: string, checked: string): boolean {
  for (const host of document.querySelectorAll('[data-widget]')) {
    const found = host.shadowRoot?.querySelector('[role=switch]');
    if (found?.getAttribute('aria-label') === name)
      return found.getAttribute('aria-checked') !== checked && found.getAttribute('aria-busy') !== 'true';
  }
  return false;
}

/** The list of a native select is a window of the system, which no driver reaches. */
function select(label: string, option: string): void {
  for (const host of document.querySelectorAll('[data-widget]'))
    for (const list of host.shadowRoot?.querySelectorAll('select') ?? []) {
      if (!list.labels[0]?.textContent.startsWith(label)) continue;
      list.value = [...list.options].find(({ text }) => text === option)!.value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
}

function freeSlot(): string | null {
  for (const host of document.querySelectorAll('[data-widget]'))
    for (const slot of host.shadowRoot?.querySelectorAll('[aria-label*="2 tempat lagi"]') ?? [])
      return slot.getAttribute('aria-label');
  return null;
}

function drawnPicture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#8a6100';
  context.fillRect(0, 0, 1200, 900);
  return canvas.toDataURL('image/png').split(',')[1]!;
}
