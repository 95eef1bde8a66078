/** A training event as the host's database has it; money in ringgit texts, as a decimal column comes. */
export interface TrainingEvent {
  readonly training_id: number;
  readonly variant: 1 | 2;
  readonly title: string;
  readonly yuran: string;
  readonly sst: string;
  readonly prices: readonly { readonly id: number; readonly name: string; readonly price: string }[];
  /** How many were for sale when the world began. */
  readonly tickets: number;
  readonly total_pax: number;
  /** Simulated people buy the last ones this long after the world began. */
  readonly othersBuyAfterHours?: number;
  readonly has_coupon: boolean;
  readonly has_referral_coupon: boolean;
  readonly has_spouse: boolean;
  readonly is_bulk: boolean;
  readonly is_multiple_pay: boolean;
}

const plain = {
  variant: 1 as const,
  sst: '0.00',
  prices: [],
  tickets: 40,
  total_pax: 50,
  has_coupon: false,
  has_referral_coupon: false,
  has_spouse: false,
  is_bulk: false,
  is_multiple_pay: false,
};

/** Events whose flags change the form in every way there is. */
export function trainingEvents(): readonly TrainingEvent[] {
  return [
    { ...plain, training_id: 7, title: 'Latihan Emas Asas', yuran: '150.00' },
    {
      ...plain,
      training_id: 8,
      variant: 2,
      title: 'Kem Kepimpinan Dealer 2026',
      yuran: '199.95',
      sst: '8.00',
      prices: [
        { id: 81, name: 'Biasa', price: '199.95' },
        { id: 82, name: 'VIP', price: '349.90' },
        { id: 83, name: 'Dalam talian', price: '99.00' },
      ],
      has_coupon: true,
      has_referral_coupon: true,
      has_spouse: true,
    },
    {
      ...plain,
      training_id: 9,
      title: 'Seminar Pelaburan Emas (pukal)',
      yuran: '88.80',
      sst: '8.00',
      tickets: 12,
      total_pax: 20,
      is_bulk: true,
      has_coupon: true,
      is_multiple_pay: true,
    },
    { ...plain, training_id: 10, title: 'Bengkel Pemasaran Digital', yuran: '120.00', tickets: 0, total_pax: 30 },
    {
      ...plain,
      training_id: 11,
      variant: 2,
      title: 'Jamuan Akhir Tahun: tiket terakhir',
      yuran: '60.00',
      sst: '6.00',
      tickets: 1,
      has_spouse: true,
      is_bulk: true,
    },
    {
      ...plain,
      training_id: 12,
      title: 'Taklimat Jualan Kilat',
      yuran: '45.50',
      tickets: 5,
      total_pax: 5,
      othersBuyAfterHours: 1,
      is_bulk: true,
    },
    {
      ...plain,
      training_id: 13,
      title:
        'Perkampungan Keluarga Emas bersama Tengku Puteri Nur Syahirah Batrisyia: tiga hari dua malam di Pulau Langkawi',
      yuran: '1,234.55',
      sst: '8.00',
      tickets: 8,
      has_spouse: true,
      has_coupon: true,
      has_referral_coupon: true,
      is_bulk: true,
      is_multiple_pay: true,
    },
  ];
}
