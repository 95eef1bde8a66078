import { startHost } from '../../mocks/host/host.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { dist } from '../support/dist.ts';
import { listen, type Step } from './support/screen-reader.ts';
import type { Role } from './support/host.ts';
import { test as base } from './support/test.ts';

/** The free places depend on the day, so every flow runs on the same day; late in the evening, so that tomorrow is the first day with a free session. */
const NOW = '2026-11-22T22:30:00+08:00';
const TODAY = 'Ahad, 22 Nov 2026';
const TOMORROW = 'Isnin, 23 Nov 2026';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its text
  baseURL: async ({}, provide) => {
    const host = await startHost({ port: 0, dist, clock: stoppedClock(NOW) });
    await provide(host.url);
    await host.close();
  },
  page: async ({ page }, provide) => {
    await page.addInitScript((now) => (Date.now = () => now), Date.parse(NOW));
    await provide(page);
  },
});

interface Flow {
  who: Role;
  screen: string;
  /** A file for every chooser that opens. */
  file?: string;
  steps: readonly Step[];
}

/** What a person hears who cannot see the screen and has no mouse, step by step. */
const flows: Record<string, Flow> = {
  'a visitor fills in the form of a training and is led to what is wrong': {
    who: 'visitor',
    screen: '/app/plt/13',
    steps: [
      ['Tab', 'button "DAFTAR"'],
      ['Enter', 'textbox "Nama" required', 'Jumlah perlu dibayar: RM 1,333.31'],
      ['"Ali" Tab "PG123456"', 'textbox "PG Code" = PG123456 required'],
      ['Tab', 'combobox "Kod negara: Nombor telefon" = +60 Malaysia'],
      ['Tab "0123456789"', 'textbox "Nombor telefon" = 0123456789 required (Akan disimpan sebagai +60123456789)'],
      ['Tab "ali@contoh.my"', 'textbox "E-mel" = ali@contoh.my required'],
      ['Tab Tab "SALAH"', 'textbox "Kupon (Committee & Indonesia sahaja)" = SALAH'],
      ['Tab Enter', 'button "Guna Kupon (Committee & Indonesia sahaja)"', 'Kupon Tidak Sah'],
      ['Tab Tab Tab', 'switch "Hadir bersama pasangan" unchecked'],
      ['Space', 'switch "Hadir bersama pasangan" checked', 'Jumlah perlu dibayar: RM 2,666.63'],
      ['Tab', 'textbox "Nama pasangan" required'],
      [
        'Enter',
        'combobox "Upline FMD" invalid required (Sila pilih upline FMD. Cari nama upline)',
        '4 perkara perlu dibetulkan: Upline FMD Nama pasangan Nombor telefon pasangan Terma dan syarat',
      ],
    ],
  },
  'a dealer registers for a training, cancels the payment and comes back': {
    who: 'dealer',
    screen: '/app/training/7',
    steps: [
      ['Tab', 'button "DAFTAR"'],
      ['Enter', 'checkbox "Saya faham dan bersetuju." unchecked', 'Jumlah perlu dibayar: RM 150.00'],
      ['Tab', 'button "Daftar dan bayar"'],
      [
        'Enter',
        'checkbox "Saya faham dan bersetuju." invalid unchecked (Sila tanda kotak untuk teruskan pendaftaran.)',
      ],
      ['Space', 'checkbox "Saya faham dan bersetuju." checked'],
      ['Tab Enter', 'button "Ya"'],
      ['Tab', 'button "Batal"'],
      ['Enter', 'button "Daftar dan bayar"'],
      ['Enter', 'button "Ya"'],
      ['Enter →/demo/payment/live/', 'heading "Payment provider (live)"'],
      ['Tab Tab Tab', 'button "Cancel"'],
      [
        'Enter →/app/training/7?',
        'heading "Daftar latihan"',
        'Bayaran dibatalkan Pendaftaran anda belum lengkap. Untuk mencuba bayaran sekali lagi, tekan butang pendaftaran. Jika wang anda telah ditolak, sila hubungi kami dahulu.',
      ],
    ],
  },
  'a dealer books slots at an ATM': {
    who: 'dealer',
    screen: '/app/tempahan/atm',
    steps: [
      ['Tab', 'combobox "Negeri" = Pilih negeri'],
      ['S e', 'combobox "Negeri" = Selangor'],
      ['Tab ArrowDown', 'combobox "ATM" = ATM Emas Shah Alam'],
      ['Tab', 'button "Tarikh sebelumnya" disabled'],
      ['Tab', `radio "${TODAY}" unchecked`],
      ['ArrowRight Space', `radio "${TOMORROW}" checked`, '12 slot masa, 2 penuh'],
      ['Tab', 'button "Tarikh seterusnya"'],
      ['Tab', 'checkbox "9:00 am, 2 tempat lagi" unchecked'],
      ['Space', 'checkbox "9:00 am, 2 tempat lagi" checked', '1 slot dipilih'],
      ['ArrowRight Space', 'checkbox "10:00 am, 2 tempat lagi" checked', '2 slot dipilih'],
      ['Tab', `button "Buang 9:00 am, ${TOMORROW}"`],
      ['Tab Tab', 'button "Tempah Slot"'],
      ['Enter', 'button "Ya"'],
    ],
  },
  'a dealer books sessions of a room, cancels the payment and comes back': {
    who: 'dealer',
    screen: '/app/tempahan/sesi',
    steps: [
      [
        'Tab Space',
        'radio "Bilik Latihan Kenanga" checked (Maksimum: 12 orang Seorang, satu sesi: RM 10.00 Satu bilik: RM 100.00)',
        '* tarikh, * penuh',
      ],
      ['Tab', 'button "Tarikh sebelumnya" disabled'],
      ['Tab Space', `radio "${TOMORROW}, Sesi 1: 8, Sesi 2: 7, Sesi 3: 10" checked`],
      ['Tab', 'button "Tarikh seterusnya"'],
      ['Tab Space', 'checkbox "Session 1 (9 a.m - 1.30 p.m)" checked (8 tempat lagi)', 'Jumlah bayaran: RM 10.00'],
      ['Tab Space', 'checkbox "Session 2 (1.30 p.m - 6 p.m)" checked (7 tempat lagi)', 'Jumlah bayaran: RM 20.00'],
      ['Tab Tab Tab Tab', 'button "Buang Session 1"'],
      ['Enter', 'checkbox "Session 1 (9 a.m - 1.30 p.m)" unchecked (8 tempat lagi)', 'Jumlah bayaran: RM 10.00'],
      ['Tab Tab Tab Tab Tab Tab', 'button "Buat Tempahan"'],
      ['Enter', 'button "Bayar Sekarang"'],
      ['Enter →/demo/payment/live/', 'heading "Payment provider (live)"'],
      ['Tab Tab Tab', 'button "Cancel"'],
      [
        'Enter →/app/tempahan/sesi?',
        'heading "Tempahan Bilik Mengikut Sesi"',
        'Bayaran dibatalkan Tempahan anda belum disahkan. Untuk mencuba sekali lagi, pilih bilik, tarikh dan sesi semula. Jika wang anda telah ditolak, sila hubungi kami dahulu.',
      ],
    ],
  },
  'a customer answers a quiz': {
    who: 'dealer',
    screen: '/app/quiz/2',
    steps: [
      ['Tab', 'button "Soalan 1, belum dijawab"'],
      ['Tab', 'radio "Memberi salam" unchecked'],
      ['Space', 'radio "Memberi salam" checked', '1 soalan belum dijawab.'],
      ['Tab', 'button "Sebelumnya" disabled'],
      ['Tab', 'button "Seterusnya"'],
      ['Enter', 'Legend "Soalan 2 daripada 2 Siapakah yang boleh meluluskan pemulangan wang?"'],
      ['Tab', 'button "Besarkan gambar bagi soalan 2"'],
      [
        'Tab Space',
        'radio "Sesiapa sahaja" checked',
        'Semua soalan telah dijawab. Semak jawapan anda, kemudian tekan Hantar.',
      ],
      ['Tab Tab Tab', 'button "Hantar"'],
      ['Enter', 'button "Ya"'],
    ],
  },
  'a dealer changes the photo': {
    who: 'dealer',
    screen: '/app/profile',
    file: 'stories/support/recognition-page.png',
    steps: [
      ['Tab', 'button "Change Photo"'],
      ['Enter', 'button "Pilih gambar" = No file chosen'],
      ['Enter', 'button "Pilih gambar lain" = No file chosen', 'Kawasan 576 × 576 piksel dipilih.'],
      ['Tab', 'application "Kawasan potong. Anak panah menggerakkan kawasan potong, tanda + dan - mengezum."'],
      ['Tab', 'button "Zoom In"'],
      ['Tab Tab Tab Tab', 'button "Cancel"'],
      ['Tab', 'button "Save"'],
      ['Shift+Tab Enter', 'button "Change Photo"'],
    ],
  },
  'a dealer sends a file': {
    who: 'dealer',
    screen: '/app/documents',
    file: 'stories/support/recognition-page.png',
    steps: [
      ['Tab', 'button "Pilih fail" = No file chosen'],
      ['Enter', 'button "Pilih fail lain" = No file chosen', 'Dipilih: recognition-page.png, PNG, * KB'],
      ['Tab', 'button "Upload"'],
      ['Enter', 'button "Upload" disabled', 'File uploaded successfully!'],
    ],
  },
  'a dealer writes a note about a mentor, and chooses another one': {
    who: 'dealer',
    screen: '/app/empire',
    steps: [
      ['Tab', 'button "Tukar mentor: Tengku Iskandar bin Mat Zain"'],
      ['Enter', 'combobox "Mentor" = Rohani binti Mat Zain'],
      ['"Azlina binti Yusof"', 'option "Wan Nor Azlina binti Yusof"', '1 padanan'],
      ['Enter', 'combobox "Mentor" = Wan Nor Azlina binti Yusof'],
      ['Tab', 'button "Batal"'],
      ['Tab', 'button "Simpan"'],
      ['Enter', 'button "Yes"'],
      ['Enter', 'button "Tukar mentor: Tengku Iskandar bin Mat Zain"', 'Successfully updated.'],
      ['Tab', 'button "Ubah: Nota mentor: Tengku Iskandar bin Mat Zain"'],
      [
        'Enter',
        'textbox "Nota mentor: Tengku Iskandar bin Mat Zain" = Jualan naik 20%. Bulan depan: fokus kepada EPP.',
      ],
      ['Tab', 'button "Simpan"'],
      ['Tab Enter', 'button "Ubah: Nota mentor: Tengku Iskandar bin Mat Zain"'],
    ],
  },
  'an admin flips switches': {
    who: 'admin',
    screen: '/app/admin/switches',
    steps: [
      ['Tab Tab', 'switch "Eksekutif Pemasaran Digital" unchecked'],
      ['Space', 'switch "Eksekutif Pemasaran Digital" checked'],
      ['Tab', 'switch "Penasihat Pelaburan Emas" checked'],
      ['Space', 'switch "Penasihat Pelaburan Emas" unchecked'],
    ],
  },
  'an admin searches and sorts a report': {
    who: 'admin',
    screen: '/app/admin/report',
    steps: [
      ['Tab Tab', 'combobox "Category" = All'],
      ['Tab', 'button "Start month *"'],
      ['Tab Tab Tab', 'searchbox "Search"'],
      ['"ali"', 'searchbox "Search" = ali', '3 of 80 rows'],
      ['Tab Tab Tab', 'region "Sales report"'],
      ['Tab', 'button "Name"'],
      ['Enter', 'button "Name"', 'Sorted by Name, ascending'],
      ['Enter', 'button "Name"', 'Sorted by Name, descending'],
    ],
  },
  'an admin approves an apprentice, and rejects another one': {
    who: 'admin',
    screen: '/app/admin/apprentices',
    steps: [
      ['Tab Tab Tab', 'combobox "Status: Wong Mei Fong" = Pending'],
      ['ArrowDown', 'combobox "Status: Wong Mei Fong" = Pending expanded'],
      ['ArrowDown', 'combobox "Status: Wong Mei Fong" = Approved expanded'],
      ['Enter', 'combobox "Status: Wong Mei Fong" = Approved', 'Saved!'],
      ['ArrowDown ArrowDown Enter', 'combobox "Status: Wong Mei Fong" = Rejected'],
      ['Tab Tab', 'button "Save Reason"'],
      ['Enter', 'button "OK"'],
      ['Enter', 'textbox "Reason for rejection" required'],
      ['"No documents" Tab Enter', 'button "Save Reason"', 'Saved!'],
    ],
  },
  'an admin puts slides in order': {
    who: 'admin',
    screen: '/app/admin/page-content',
    steps: [
      [
        'Tab Space',
        'button "Drag Home · Raya promotion" pressed (Press space to lift, the arrow keys to move, space to drop, Escape to cancel.)',
        'Home · Raya promotion is lifted.',
      ],
      [
        'ArrowDown',
        'button "Drag Home · Raya promotion" pressed (Press space to lift, the arrow keys to move, space to drop, Escape to cancel.)',
        'Home · Raya promotion is now number 2 of 4.',
      ],
      [
        'Space',
        'button "Drag Home · Raya promotion" (Press space to lift, the arrow keys to move, space to drop, Escape to cancel.)',
        'Home · Raya promotion is dropped at number 2 of 4.',
      ],
      ['Tab', 'button "Move Home · Raya promotion up"'],
      ['Enter', 'button "Move Home · Raya promotion up" disabled', 'Home · Raya promotion is now number 1 of 4.'],
    ],
  },
  'a dealer looks at pictures': {
    who: 'dealer',
    screen: '/app/testimonies',
    steps: [
      ['Tab', 'button "Poster"'],
      ['Enter', 'group "Poster, 1 / 7"'],
      ['ArrowRight', 'group "Testimoni 1, 2 / 7"', 'Testimoni 1, 2 / 7'],
      ['ArrowLeft', 'group "Poster, 1 / 7"', 'Poster, 1 / 7'],
      ['Tab', 'button "Gambar sebelumnya"'],
      ['Escape', 'button "Poster"'],
    ],
  },
};

for (const [name, { who, screen, file, steps }] of Object.entries(flows))
  test(`announcements by keyboard: ${name}`, async ({ page, host, browserName }) => {
    test.skip(browserName !== 'chromium', 'the accessibility tree is read with DevTools');
    const { walk } = await listen(page);
    if (file) page.on('filechooser', (chooser) => chooser.setFiles(file));
    await host.open(who, screen);
    await walk(steps);
  });
