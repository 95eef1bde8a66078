import { english, malay } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

/** The specification gives these in English only. */
const given = {
  change: english('Change Photo'),
  title: english('Upload & Crop Photo'),
  zoomIn: english('Zoom In'),
  zoomOut: english('Zoom Out'),
  reset: english('Reset'),
  clear: english('Clear'),
  cancel: english('Cancel'),
  save: english('Save'),
  saved: english('Upload successful!'),
  failed: english('Upload failed'),
};

const ms = {
  change: malay('Tukar Gambar'),
  title: malay('Muat Naik & Potong Gambar'),
  zoomIn: malay('Zum Masuk'),
  zoomOut: malay('Zum Keluar'),
  reset: malay('Set Semula'),
  clear: malay('Kosongkan'),
  cancel: malay('Batal'),
  save: malay('Simpan'),
  saved: malay('Muat naik berjaya!'),
  failed: malay('Muat naik gagal'),
  photo: 'Gambar profil',
  photoOf: (name: string) => `Gambar profil ${name}`,
  choose: 'Pilih gambar',
  chooseAnother: 'Pilih gambar lain',
  dropHere: 'atau letakkan gambar di sini',
  saveAgain: 'Simpan gambar itu sekali lagi untuk memastikannya.',
  mayBeSaved:
    'Penyimpanan dihentikan, tetapi gambar itu mungkin sudah disimpan. Sila muat semula halaman untuk memastikannya.',
  tooLarge: 'Gambar ini terlalu besar untuk pelayan. Sila pilih kawasan yang lebih kecil, atau gambar lain.',
  opening: 'Gambar sedang dibuka…',
  cropArea: 'Kawasan potong',
  keys: 'Kekunci anak panah menggerakkan kawasan potong, kekunci tambah dan tolak mengezum. Tekan gambar untuk butang anak panah.',
  zoom: 'Zum',
  moves: {
    ArrowLeft: 'Gerakkan ke kiri',
    ArrowRight: 'Gerakkan ke kanan',
    ArrowUp: 'Gerakkan ke atas',
    ArrowDown: 'Gerakkan ke bawah',
  },
  preview: 'Pratonton',
  chosen: (side: number) => `Kawasan ${side} × ${side} piksel dipilih.`,
  cleared: 'Kawasan potong dipadam. Seret pada gambar, atau tekan Set Semula, untuk memilih semula.',
  notLoaded: 'Alat pemotong gambar tidak dapat dimuatkan. Sila semak internet anda dan cuba lagi.',
  problems: {
    unreadable:
      'Fail ini tidak dapat dibaca. Mungkin ia telah diubah, dipindahkan atau dipadam. Sila pilih gambar itu semula.',
    empty: 'Fail ini kosong (0 bait). Sila pilih gambar lain.',
    'not-an-image': 'Fail ini bukan gambar. Sila pilih fail gambar, contohnya JPEG atau PNG.',
    heic: 'Gambar HEIC tidak dapat dibuka oleh pelayar ini. Sila pilih gambar JPEG atau PNG; pada iPhone: Tetapan › Kamera › Format › Paling Serasi.',
    broken: 'Gambar ini rosak dan tidak dapat dibuka. Sila pilih gambar lain.',
    blocked: 'Ada sesuatu yang tidak kena pada halaman ini. Sila hubungi kami.',
    'no-room': 'Gambar ini tidak dapat dipotong pada skrin ini. Sila pilih gambar lain atau besarkan tetingkap.',
  },
};

export const texts: Texts<typeof ms> = {
  ms,
  given: {
    ...given,
    cleared: 'Kawasan potong dipadam. Seret pada gambar, atau tekan Reset, untuk memilih semula.',
  },
  en: {
    ...given,
    photo: 'Profile photo',
    photoOf: (name: string) => `Profile photo of ${name}`,
    choose: 'Choose a photo',
    chooseAnother: 'Choose another photo',
    dropHere: 'or drop one here',
    saveAgain: 'Save the photo once more to make sure.',
    mayBeSaved: 'Saving was stopped, but the photo may have been saved. Please reload the page to see.',
    tooLarge: 'This photo is too large for the server. Please choose a smaller area, or another photo.',
    opening: 'Opening the photo…',
    cropArea: 'Crop area',
    keys: 'Arrow keys move the crop area, the plus and minus keys zoom. Press the photo for arrow buttons.',
    zoom: 'Zoom',
    moves: {
      ArrowLeft: 'Move left',
      ArrowRight: 'Move right',
      ArrowUp: 'Move up',
      ArrowDown: 'Move down',
    },
    preview: 'Preview',
    chosen: (side: number) => `An area of ${side} × ${side} pixels is chosen.`,
    cleared: 'The crop area is cleared. Drag on the photo, or press Reset, to choose again.',
    notLoaded: 'The tool for cropping could not be loaded. Please check your internet and try again.',
    problems: {
      unreadable:
        'This file cannot be read. It may have been changed, moved or deleted. Please choose the photo again.',
      empty: 'This file is empty (0 bytes). Please choose another photo.',
      'not-an-image': 'This file is not an image. Please choose an image file such as JPEG or PNG.',
      heic: 'This browser cannot open HEIC photos. Please choose a JPEG or PNG; on an iPhone: Settings › Camera › Formats › Most Compatible.',
      broken: 'This photo is broken and cannot be opened. Please choose another one.',
      blocked: 'Something on this page went wrong. Please contact us.',
      'no-room': 'This photo cannot be cropped on this screen. Please choose another one or enlarge the window.',
    },
  },
};
