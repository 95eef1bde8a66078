/**
 * An example value for each parameter and payload field of the contract; ids are those of the demo host. The verifier takes a
 * host's own from a JSON file of this shape (`npm run verify -- --template`).
 */
export interface ExampleValues {
  /** Values by field name, for all calls. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Values for one call, by the name of its constant, where a name has another meaning. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @param day a day that can still be booked, such as `2026-11-24` */
export function exampleValues(day: string): ExampleValues {
  const [year, month] = day.split('-').map(Number);
  const selection = JSON.stringify([{ date: day, slots: ['10:00 am'] }]);
  return {
    values: {
      recognition_id: 2,
      attachment: 'Borang Permohonan & Sijil (5).svg',
      vacancy_id: 3,
      dealer_id: 5,
      upline_mentor_id: 501,
      report_card_id: 901,
      committee_user_id: 201,
      recognitionuser_id: 103,
      apprentice_id: 1,
      status: 2,
      // with characters that other encodings than UTF-8 and HTML write otherwise, so that a server that confuses them is found
      comment: 'Borang tidak lengkap – tiada IC & gambar.',
      customer_id: 1,
      note: 'Sudah dihubungi – suami & isteri.',
      user_id: 101,
      training_id: 7,
      training_price_id: null,
      training_referrer: null,
      coupon_code: '',
      referral_coupon_code: '',
      valid_referral_coupon: false,
      has_spouse: false,
      spouse_name: '',
      spouse_phone: '',
      kuantiti: 1,
      jumlah_bayaran: 150,
      yuran: 150,
      name: 'Aminah binti Yusof',
      pg_code: 'PG1234567',
      phone: '60123456789',
      email: 'aminah@example.my',
      upline_fmd_id: 10_001,
      atm_id: 1,
      room_id: 1,
      roomId: 1,
      date: day,
      sessions: ['Session 1'],
      is_full_room: false,
      team: 'g100',
      month,
      year,
      q: 'nur',
      assessment_id: 1,
      token: '{token}',
      order: ['3', '1', '2'],
    },
    calls: {
      recognitionProof: { user_id: 1011 },
      switchSlider: { type: 'dealer', slider: 'welcome' },
      toggleSocialMedia: { type: 'facebook' },
      toggleChecklist: { type: 'salinan_ic' },
      toggleSubuserChecklist: { type: 'salinan_ic' },
      toggleAssessment: { id: 2 },
      toggleAtRoute: { route: '/app/admin/announcement/pin', id: 12 },
      saveOrder: { route: '' }, // the demo host has no such address
      uploadFile: { route: '/app/documents/upload' },
      assignMentor: { dealer_id: 1, upline_mentor_id: 501 },
      applyCoupon: { coupon_code: 'EMAS25' },
      applyReferralCoupon: { coupon_code: 'KAWAN10' },
      bookAtmSlots: { data: selection },
      bookRoomSlots: { data: selection },
      submitQuiz: { assessment_id: 2, data: '{"201":"a","202":"b"}' },
      submitAssessment: { assessment_id: 1, data: '{"101":"a","102":"a","103":"a","104":"a"}' },
    },
  };
}
