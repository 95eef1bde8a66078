/** The states with their codes (part 3; code 12 does not exist). A page may pass its own list (D12). */
export const STATES = [
  { code: '01', name: 'Johor' },
  { code: '02', name: 'Kedah' },
  { code: '03', name: 'Kelantan' },
  { code: '04', name: 'Melaka' },
  { code: '05', name: 'Negeri Sembilan' },
  { code: '06', name: 'Pahang' },
  { code: '07', name: 'Pulau Pinang' },
  { code: '08', name: 'Perak' },
  { code: '09', name: 'Perlis' },
  { code: '10', name: 'Selangor' },
  { code: '11', name: 'Terengganu' },
  { code: '13', name: 'Sarawak' },
  { code: '14', name: 'WP Kuala Lumpur' },
  { code: '15', name: 'WP Labuan' },
  { code: '16', name: 'WP Putrajaya' },
];

/** A state's code with two digits: `1` and `01` are the same state, because some servers drop the leading zero. */
export const stateCode = (written: string): string => written.trim().padStart(2, '0');
