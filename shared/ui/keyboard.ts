import type { KeyboardTable } from '../lib/index.ts';

export const keyboard: KeyboardTable = {
  'calendar/day-grid.tsx': [
    {
      keys: 'Arrow keys, Home, End',
      does: 'go from day to day and to the ends of a week; the calendar is one tab stop.',
    },
    { keys: 'Page Up, Page Down', does: 'goes to the same day of another month, where others are shown.' },
    { keys: 'Space, Enter', does: 'opens the day.' },
  ],
  'choices/checkbox.tsx': [{ keys: 'Space', does: 'ticks the box, or takes the tick away.' }],
  'choices/radio-group.tsx': [{ keys: 'Arrow keys', does: 'choose another one of the group, which is one tab stop.' }],
  'controls/button-link.tsx': [{ keys: 'Enter', does: 'follows the link.' }],
  'controls/button.tsx': [{ keys: 'Space, Enter', does: 'presses the button.' }],
  'dialog/dialog.tsx': [
    { keys: 'Escape', does: 'closes the dialog, and the focus goes back to where it came from.' },
    { keys: 'Tab', does: 'stays inside of the dialog.' },
  ],
  'disclosure/disclosure.tsx': [{ keys: 'Space, Enter', does: 'shows or hides what is below the heading.' }],
  'file-pick/file-pick.tsx': [{ keys: 'Space, Enter', does: 'opens the chooser of files.' }],
  'lightbox/lightbox.tsx': [
    {
      keys: 'Arrow Right, Arrow Left',
      does: 'goes to the next image or back, where there are several; both ends wrap.',
    },
    { keys: '+, -', does: 'enlarges the image, or makes it smaller again.' },
    { keys: 'Arrow keys', does: 'scroll an enlarged image; to the sides with Shift, where there are several.' },
    { keys: 'Escape', does: 'closes the image, and the focus goes back to where it came from.' },
  ],
  'months/month-picker.tsx': [
    { keys: 'Arrow keys, Home, End', does: 'go from month to month, over the ends of the year.' },
    { keys: 'Page Up, Page Down', does: 'goes a year back or on.' },
    { keys: 'Escape', does: 'closes the months without a choice.' },
  ],
  'popups/questions.ts': [{ keys: 'Escape', does: 'answers a question with no, and closes a message.' }],
  'search/search-select.tsx': [
    { keys: 'Arrow Down, Arrow Up', does: 'opens the list and goes through it.' },
    { keys: 'Page Up, Page Down', does: 'goes through the list eight at a time.' },
    { keys: 'Enter', does: 'takes the choice that is marked.' },
    { keys: 'Escape', does: 'closes the list and goes back to the last choice.' },
  ],
  'select-menu/select-menu.tsx': [
    { keys: 'Arrow Down, Arrow Up', does: 'opens the list and goes through it.' },
    { keys: 'Enter', does: 'takes the choice that is marked.' },
    { keys: 'Escape', does: 'closes the list.' },
  ],
  'select/select.tsx': [{ keys: 'Arrow keys, first letters', does: 'choose from the list; Space opens it.' }],
  'strip/date-strip.tsx': [
    {
      keys: 'Arrow keys, Home, End',
      does: 'go from day to day, also to days out of sight; the strip is one tab stop.',
    },
    { keys: 'Page Up, Page Down', does: 'goes a month back or on, where all days are shown.' },
    { keys: 'Space, Enter', does: 'chooses the day; on the range above, shows all days in weeks, or folds them.' },
  ],
  'switch/switch.tsx': [{ keys: 'Space, Enter', does: 'flips the switch.' }],
};
