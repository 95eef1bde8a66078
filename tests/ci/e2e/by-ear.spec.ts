import { testFlow, TODAY, TOMORROW } from '../../e2e/support/by-ear.ts';

testFlow('a visitor fills in the form of a training and is led to what is wrong', 'visitor', '/app/plt/13', [
  ['Tab', 'button "DAFTAR"'],
  ['Enter', 'textbox "Nama" required', 'Jumlah bayaran: RM 1,333.31'],
  ['"Ali" Tab "PG123456"', 'textbox "PG Code" = PG123456 required (PG dan 5 hingga 8 angka)'],
  ['Tab', 'combobox "Kod negara: Nombor telefon" = +60 Malaysia'],
  ['Tab "0123456789"', 'textbox "Nombor telefon" = 0123456789 required (Akan disimpan sebagai +60123456789)'],
  ['Tab "ali@contoh.my"', 'textbox "E-mel" = ali@contoh.my required'],
  ['Tab Tab "SALAH"', 'textbox "Kupon (Committee & Indonesia sahaja)" = SALAH'],
  ['Tab Enter', 'button "Guna Kupon (Committee & Indonesia sahaja)"', 'Kupon Tidak Sah'],
  ['Tab Tab Tab', 'switch "Hadir bersama pasangan" unchecked'],
  ['Space', 'switch "Hadir bersama pasangan" checked', 'Jumlah bayaran: RM 2,666.63'],
  ['Tab', 'textbox "Nama pasangan" required'],
  ['Enter', 'combobox "Upline FMD" invalid required (Sila pilih upline FMD. Cari nama upline)'],
]);

testFlow('a dealer registers for a training, cancels the payment and comes back', 'dealer', '/app/training/7', [
  ['Tab', 'button "DAFTAR"'],
  ['Enter', 'checkbox "Saya faham dan bersetuju." unchecked', 'Jumlah bayaran: RM 150.00'],
  ['Tab', 'button "Daftar dan bayar"'],
  ['Enter', 'checkbox "Saya faham dan bersetuju." invalid unchecked (Sila tanda kotak untuk teruskan pendaftaran.)'],
  ['Space', 'checkbox "Saya faham dan bersetuju." checked'],
  ['Tab Enter', 'button "Ya, bayar RM 150.00"'],
  ['Tab', 'button "Batal"'],
  ['Enter', 'button "Daftar dan bayar"'],
  ['Enter', 'button "Ya, bayar RM 150.00"'],
  ['Enter →/demo/payment/live/', 'heading "Payment provider (live)"'],
  ['Tab Tab Tab', 'button "Cancel"'],
  [
    'Enter →/app/training/7?',
    'heading "Daftar latihan"',
    'Bayaran dibatalkan Pendaftaran anda belum lengkap. Untuk mencuba bayaran sekali lagi, tekan butang pendaftaran. Jika wang anda telah ditolak, sila hubungi kami dahulu.',
  ],
]);

testFlow('a dealer books slots at an ATM', 'dealer', '/app/tempahan/atm', [
  ['Tab', 'combobox "Negeri" = Pilih negeri'],
  ['S e', 'combobox "Negeri" = Selangor'],
  ['Tab ArrowDown', 'combobox "ATM" = ATM Emas Shah Alam'],
  ['Tab', 'button "Tarikh sebelumnya" disabled'],
  ['Tab', 'button "22 Nov – 24 Nov, semua tarikh"'],
  ['Tab', 'button "Tarikh seterusnya"'],
  ['Tab', `radio "${TODAY}" unchecked`],
  ['ArrowRight Space', `radio "${TOMORROW}" checked`, '12 slot masa, 2 penuh'],
  ['Tab', 'checkbox "9:00 am, 2 tempat lagi" unchecked'],
  ['Space', 'checkbox "9:00 am, 2 tempat lagi" checked', '1 slot dipilih'],
  ['ArrowRight Space', 'checkbox "10:00 am, 2 tempat lagi" checked', '2 slot dipilih'],
  ['Tab', `button "Buang 9:00 am, ${TOMORROW}"`],
  ['Tab Tab', 'button "Tempah Slot"'],
  ['Enter', 'button "Ya"'],
  ['Enter', 'button "OK"', '? Tempahan anda: 2 slot'],
]);

testFlow('a dealer books sessions of a room, cancels the payment and comes back', 'dealer', '/app/tempahan/sesi', [
  [
    'Tab Space',
    'radio "Bilik Latihan Kenanga" checked (Maksimum 12 orang · RM 10.00 seorang/session · RM 100.00 sebilik)',
    '* tarikh, * penuh',
  ],
  ['Tab', 'button "Tarikh sebelumnya" disabled'],
  ['Tab', 'button "Tarikh seterusnya"'],
  ['Tab Space', `radio "${TOMORROW}, Session 1: 8, Session 2: 7, Session 3: 10" checked`],
  ['Tab Space', 'checkbox "Session 1 (9 a.m - 1.30 p.m)" checked (8 tempat lagi)', 'Jumlah bayaran: RM 10.00'],
  ['Tab Space', 'checkbox "Session 2 (1.30 p.m - 6 p.m)" checked (7 tempat lagi)', 'Jumlah bayaran: RM 20.00'],
  ['Tab Tab Tab', 'button "Buang Session 1"'],
  ['Enter', 'checkbox "Session 1 (9 a.m - 1.30 p.m)" unchecked (8 tempat lagi)', 'Jumlah bayaran: RM 10.00'],
  ['Tab Tab Tab Tab Tab', 'button "Buat Tempahan"'],
  ['Enter', 'button "Bayar Sekarang"'],
  ['Enter →/demo/payment/live/', 'heading "Payment provider (live)"'],
  ['Tab Tab Tab', 'button "Cancel"'],
  [
    'Enter →/app/tempahan/sesi?',
    'heading "Tempahan Bilik dengan Bayaran"',
    'Bayaran dibatalkan Tempahan anda belum disahkan. Untuk mencuba sekali lagi, buat tempahan semula di bawah. Jika wang anda telah ditolak, sila hubungi kami dahulu.',
    '* tarikh, * penuh',
    'Jumlah bayaran: RM 10.00',
  ],
]);

testFlow('a customer answers a quiz', 'dealer', '/app/quiz/2', [
  ['Tab', 'button "Soalan 1 daripada 2 0%"'],
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
]);

testFlow(
  'a dealer changes the photo',
  'dealer',
  { path: '/app/profile', file: '.storybook/support/recognition-page.png' },
  [
    ['Tab', 'button "Change Photo"'],
    ['Enter', 'button "Choose a photo" = No file chosen'],
    ['Enter', 'button "Choose another photo" = No file chosen', 'An area of 576 × 576 pixels is chosen.'],
    [
      'Tab',
      'application "Crop area. Arrow keys move the crop area, the plus and minus keys zoom. Press the photo for arrow buttons."',
    ],
    ['Tab', 'button "Zoom Out"'],
    ['Tab Tab Tab Tab Tab', 'button "Cancel"'],
    ['Tab', 'button "Save"'],
    ['Shift+Tab Enter', 'button "Change Photo"'],
  ],
);

testFlow(
  'a dealer sends a file',
  'dealer',
  { path: '/app/documents', file: '.storybook/support/recognition-page.png' },
  [
    ['Tab', 'button "Pilih fail" = No file chosen'],
    ['Enter', 'button "Pilih fail lain" = No file chosen', 'Dipilih: recognition-page.png, PNG, * KB'],
    ['Tab', 'button "Muat Naik"'],
    ['Enter', 'button "Muat naik fail lain"', 'Fail berjaya dimuat naik!'],
  ],
);

testFlow('a dealer books slots of a room', 'dealer', '/app/tempahan/bilik', [
  ['Tab ArrowDown', 'combobox "Bilik" = Bilik Permata'],
  ['Tab Tab Tab Tab ArrowRight', `radio "${TOMORROW}" unchecked`],
  ['Space', `radio "${TOMORROW}" checked`, '12 slot masa, 1 penuh'],
  ['Tab', 'checkbox "9:00 am, 4 tempat lagi" unchecked'],
  ['Space', 'checkbox "9:00 am, 4 tempat lagi" checked', '1 slot dipilih'],
  [
    'ArrowRight Space',
    'checkbox "10:00 am, 3 tempat lagi" checked (Ditempah oleh Shahrul Nizam bin Mohd Noor)',
    '2 slot dipilih',
  ],
  ['Tab', `button "Buang 9:00 am, ${TOMORROW}"`],
  ['Tab Tab', 'button "Tempah Slot"'],
  ['Enter', 'button "Ya"'],
  ['Tab Enter', 'button "Tempah Slot"'],
]);

testFlow(
  'a dealer searches the courses and goes to the next month',
  'dealer',
  { path: '/app/academy', loaded: '12 upcoming courses in November 2026.' },
  [
    ['Tab "gold"', 'searchbox "Search courses..." = gold', '2 upcoming courses match in November 2026.'],
    ['Tab', 'button "Previous month"'],
    ['Tab', 'button "Next month"'],
    ['Tab Tab', 'button "Sunday, 22 Nov 2026"'],
    ['Enter Tab', 'region "Sunday, 22 Nov 2026"'],
  ],
);

testFlow('a dealer looks at pictures', 'dealer', '/app/testimonies', [
  ['Tab', 'button "Poster"'],
  ['Enter', 'group "Poster, 1 / 7"'],
  ['ArrowRight', 'group "Testimoni 1, 2 / 7"', 'Testimoni 1, 2 / 7'],
  ['ArrowLeft', 'group "Poster, 1 / 7"', 'Poster, 1 / 7'],
  ['Tab', 'button "Gambar sebelumnya"'],
  ['Escape', 'button "Poster"'],
]);
