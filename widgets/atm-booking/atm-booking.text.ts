import type { SlotKindWords } from '../../shared/booking/slots/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

export const texts: Texts<SlotKindWords> = {
  ms: {
    state: 'Negeri',
    chooseState: 'Pilih negeri',
    place: 'ATM',
    choosePlace: 'Pilih ATM',
    changeTitle: 'Tukar lokasi ATM',
    change: 'Adakah anda pasti mahu menukar lokasi ATM? Semua tarikh dan slot masa yang dipilih akan dipadam.',
    otherState: 'Lain-lain',
    noPlaces: 'Tiada ATM di negeri ini.',
    noPlacesHint: 'Sila pilih negeri lain.',
    nonePassed: 'Tiada ATM untuk ditempah buat masa ini.',
    nonePassedHint: 'Sila cuba lagi kemudian.',
  },
  en: {
    state: 'State',
    chooseState: 'Choose a state',
    place: 'ATM',
    choosePlace: 'Choose an ATM',
    changeTitle: 'Change the ATM',
    change: 'Are you sure you want to change the ATM? All chosen dates and time slots will be cleared.',
    otherState: 'Others',
    noPlaces: 'There is no ATM in this state.',
    noPlacesHint: 'Please choose another state.',
    nonePassed: 'There is no ATM to book at the moment.',
    nonePassedHint: 'Please try again later.',
  },
};
