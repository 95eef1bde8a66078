// Written by `npm run reference`.
/** The widgets that send `POST` requests, which carry the anti-forgery token. */
export const WITH_TOKEN: readonly string[] = [
  'apprentice-status',
  'atm-booking',
  'avatar',
  'checklist-note',
  'checklist-toggle',
  'file-uploader',
  'mentor-note',
  'quiz',
  'room-booking',
  'room-session-booking',
  'social-media-toggle',
  'sortable-list',
  'training-registration',
  'upline-mentor',
  'yes-no-toggle',
];
