import type { SlotKindWords } from '../../shared/booking/slots/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

export const texts: Texts<SlotKindWords> = {
  ms: {
    state: 'Lokasi',
    chooseState: 'Pilih lokasi',
    place: 'Bilik',
    choosePlace: 'Pilih bilik',
    changeTitle: 'Tukar bilik',
    change: 'Adakah anda pasti mahu menukar lokasi bilik? Semua tarikh dan slot masa yang dipilih akan dipadam.',
    otherState: 'Lain-lain',
    noPlaces: 'Tiada bilik di lokasi ini.',
    noPlacesHint: 'Sila pilih lokasi lain.',
    nonePassed: 'Tiada bilik untuk ditempah buat masa ini.',
    nonePassedHint: 'Sila cuba lagi kemudian.',
  },
  en: {
    state: 'Location',
    chooseState: 'Choose a location',
    place: 'Room',
    choosePlace: 'Choose a room',
    changeTitle: 'Change the room',
    change: 'Are you sure you want to change the room? All chosen dates and time slots will be cleared.',
    otherState: 'Others',
    noPlaces: 'There is no room at this location.',
    noPlacesHint: 'Please choose another location.',
    nonePassed: 'There is no room to book at the moment.',
    nonePassedHint: 'Please try again later.',
  },
};
