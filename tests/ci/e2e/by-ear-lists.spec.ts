import { testFlow } from '../../e2e/support/by-ear.ts';

const DRAG = 'button "Drag Home · Raya promotion"';
const HOW = '(Press space to lift, the arrow keys to move, space to drop, Escape to cancel.)';

testFlow('a dealer writes a note about a mentor, and chooses another one', 'dealer', '/app/empire', [
  ['Tab', 'button "Tukar mentor: Tengku Iskandar bin Mat Zain"'],
  ['Enter', 'combobox "Mentor" = Rohani binti Mat Zain required'],
  ['"Azlina binti Yusof"', 'option "Wan Nor Azlina binti Yusof"', '1 padanan'],
  ['Enter', 'combobox "Mentor" = Wan Nor Azlina binti Yusof required'],
  ['Tab', 'button "Simpan"'],
  ['Enter', 'button "Yes"'],
  ['Enter', 'button "Tukar mentor: Tengku Iskandar bin Mat Zain"', 'Successfully updated.'],
  ['Tab', 'button "Ubah: Nota mentor: Tengku Iskandar bin Mat Zain"'],
  ['Enter', 'textbox "Nota mentor: Tengku Iskandar bin Mat Zain" = Jualan naik 20%. Bulan depan: fokus kepada EPP.'],
  ['Tab', 'button "Batal"'],
  ['Enter', 'button "Ubah: Nota mentor: Tengku Iskandar bin Mat Zain"'],
]);

testFlow('an admin flips switches', 'admin', '/app/admin/switches', [
  ['Tab Tab', 'switch "Eksekutif Pemasaran Digital" unchecked'],
  ['Space', 'switch "Eksekutif Pemasaran Digital" checked'],
  ['Tab', 'switch "Penasihat Pelaburan Emas" checked'],
  ['Space', 'switch "Penasihat Pelaburan Emas" unchecked'],
]);

testFlow('an admin searches and sorts a report', 'admin', '/app/admin/report', [
  ['Tab Tab Tab Tab Tab', 'searchbox "Search"'],
  ['"ali"', 'searchbox "Search" = ali', '3 of 80 rows'],
  ['Tab', 'radio "All" checked'],
  ['Tab', 'region "Sales report"'],
  ['Tab', 'button "Name"'],
  ['Enter', 'button "Name"', 'Sorted by Name, ascending'],
  ['Enter', 'button "Name"', 'Sorted by Name, descending'],
]);

testFlow('an admin approves an apprentice, and rejects another one', 'admin', '/app/admin/apprentices', [
  ['Tab Tab Tab', 'combobox "Status: Wong Mei Fong" = Pending'],
  ['ArrowDown', 'combobox "Status: Wong Mei Fong" = Pending expanded'],
  ['ArrowDown', 'combobox "Status: Wong Mei Fong" = Approved expanded'],
  ['Enter', 'combobox "Status: Wong Mei Fong" = Approved', 'Saved!'],
  ['ArrowDown ArrowDown Enter', 'combobox "Status: Wong Mei Fong" = Rejected', 'Not saved yet'],
  ['Tab Tab', 'button "Save Reason"'],
  ['Enter', 'button "OK"'],
  ['Enter', 'textbox "Reason for rejection" required'],
  ['"No documents" Tab Enter', 'button "Reason for rejection: No documents"', 'Saved!'],
]);

testFlow('an admin puts slides in order', 'admin', '/app/admin/page-content', [
  ['Tab Space', `${DRAG} pressed ${HOW}`, 'Home · Raya promotion is lifted.'],
  ['ArrowDown', `${DRAG} pressed ${HOW}`, 'Home · Raya promotion is now number 2 of 4.'],
  ['Space', `${DRAG} ${HOW}`, 'Home · Raya promotion is dropped at number 2 of 4.'],
  ['Tab', 'button "Move Home · Raya promotion up"'],
  ['Enter', 'button "Move Home · Raya promotion up" disabled', 'Home · Raya promotion is now number 1 of 4.'],
]);

testFlow('an admin looks who is interested in courses', 'admin', '/app/admin/academy/interest', [
  ['Tab', 'button "Sunday, 22 Nov 2026, 6 interested, Gold Savings Basics: 6"'],
  ['ArrowRight', 'button "Monday, 23 Nov 2026, No interest"'],
  ['ArrowRight', 'button "Tuesday, 24 Nov 2026, 35 interested, Digital Marketing for Dealers: 9, *"'],
  ['Enter Tab', 'region "Tuesday, 24 Nov 2026"', '35 names in 6 courses.'],
  ['Tab', 'link "Message * (opens in a new tab)"'],
]);

testFlow('a dealer chooses an upline in a form', 'dealer', '/app/upline', [
  ['Tab', 'combobox "Upline" required'],
  ['"an"', 'option "Hasnah binti Tuan Haji Sulaiman"', '110 padanan'],
  ['ArrowDown', 'option "Wan Nor Azlina binti Mohd Noor"'],
  ['Enter', 'combobox "Upline" = Wan Nor Azlina binti Mohd Noor required'],
  ['Tab', 'button "Simpan"'],
]);

testFlow('an admin searches a dealer', 'admin', '/app/admin/dealer-search', [
  ['Tab', 'combobox "Dealer" required'],
  ['"an"', 'option "Hasnah binti Tuan Haji Sulaiman PG9618997 · Kencana"', '20 matches'],
  ['ArrowDown Enter', 'combobox "Dealer" = Wan Nor Azlina binti Mohd Noor required (PG4222927 · Delima)'],
  ['Tab', 'textbox "Reason" = Course'],
]);

testFlow('an admin writes prices', 'admin', '/app/admin/training-prices', [
  ['Tab', 'textbox "Name, price 1" = Early bird required'],
  ['Tab', 'textbox "Price (RM), price 1" = 199.00 required'],
  ['Tab Tab', 'button "Move Early bird down"'],
  ['Enter', 'button "Move Early bird down" disabled', 'Early bird is now number 2 of 2.'],
]);

testFlow('a dealer chooses months', 'dealer', '/app/sales', [
  ['Tab Tab Tab', 'button "Bulan mula September, 2026"'],
  ['Tab', 'button "Bulan akhir November, 2026"'],
  ['Enter', 'gridcell "November" selected'],
  ['ArrowLeft', 'gridcell "Oktober"'],
  ['Enter', 'button "Bulan akhir Oktober, 2026"'],
  ['Tab', 'button "Tapis"'],
  ['Enter →/app/sales?', 'heading "Jualan saya"'],
]);

testFlow('a dealer asks for help', 'dealer', '/app/help', [
  ['Tab', 'button "Cara mendaftar pelanggan (app)"'],
  ['Enter', 'heading "Cara mendaftar pelanggan (app)"'],
  ['Tab', 'link "lihat senarai semak"'],
  ['Tab', 'button "Bilakah bayaran latihan perlu dibuat?"'],
  ['Enter', 'button "Bilakah bayaran latihan perlu dibuat?" expanded'],
  ['Tab Tab Tab Tab', 'button "Nota waktu operasi"'],
  ['Tab', 'link "halaman jemputan"'],
  ['Tab', 'button "Tunjukkan kurang" expanded'],
]);

testFlow('a dealer fills in a message and ticks off a procedure', 'dealer', '/app/tools', [
  ['Tab "Siti"', 'textbox "nama" = Siti', '1 ruang belum diisi.'],
  ['Tab Tab "1 Dis"', 'textbox "tarikh" = 1 Dis'],
  ['Tab Tab', 'button "Salin mesej"'],
  ['Enter', 'button "Salin mesej"', 'Teks berjaya disalin'],
  ['Tab Tab', 'checkbox "Langkah 1 selesai" unchecked'],
  ['Space', 'checkbox "Langkah 1 selesai" checked', '1 daripada 4 langkah selesai'],
  ['Tab Enter', 'button "1. Daftar pelanggan" expanded'],
  ['Shift+Tab Shift+Tab', 'button "Mula semula"'],
  ['Enter', 'button "Ya"'],
  ['Enter', 'button "Mula semula" disabled', '0 daripada 4 langkah selesai'],
]);

testFlow('a dealer ticks off papers of a customer and writes a note', 'dealer', '/app/customers', [
  ['Tab', 'switch "Borang: Zulkifli bin Abdullah" unchecked'],
  ['Space', 'switch "Borang: Zulkifli bin Abdullah" checked'],
  ['Tab Tab Tab Tab', 'button "Ubah: Nota: Zulkifli bin Abdullah"'],
  ['Enter', 'textbox "Nota: Zulkifli bin Abdullah" = Sudah dihubungi. *'],
  ['" Telefon esok." Tab Tab', 'button "Simpan"'],
  ['Enter', 'button "Yes"'],
  ['Enter', 'button "Ubah: Nota: Zulkifli bin Abdullah"', 'Successfully updated.'],
]);

testFlow(
  'an admin looks at a picture of a recognition',
  'admin',
  { path: '/app/admin/recognition/1', button: 'View: 1' },
  [
    ['Tab Tab', 'switch "Recognition active" checked'],
    ['Tab Tab', 'button "View: 1"'],
    ['Enter', 'group "Recognition image"'],
    ['Escape', 'button "View: 1"'],
  ],
);

testFlow('an admin adds a phone number to a form', 'admin', '/app/admin/page-content', [
  ['Tab', `${DRAG} ${HOW}`],
  ['Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab', 'textbox "Phone 1" = 60123456789'],
  ['Tab', 'button "Remove Phone 1"'],
  ['Tab Enter', 'textbox "Phone 2"', 'Phone 2 was added.'],
]);
