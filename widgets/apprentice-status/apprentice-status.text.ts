import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  label: 'Status perantis',
  statuses: ['Menunggu', 'Diluluskan', 'Ditolak'],
  reason: 'Sebab ditolak',
  saveReason: 'Simpan Sebab',
  saved: 'Disimpan!',
  unsaved: 'Belum disimpan',
  reasonNeeded: 'Sila berikan sebab penolakan.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    label: 'Apprentice status',
    statuses: ['Pending', 'Approved', 'Rejected'],
    reason: 'Reason for rejection',
    saveReason: 'Save Reason',
    saved: 'Saved!',
    unsaved: 'Not saved yet',
    reasonNeeded: 'Please provide a reason for rejection.',
  },
};
