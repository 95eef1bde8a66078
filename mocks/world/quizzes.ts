import { byId, many } from './domain.ts';

export type QuizKind = 'customer' | 'staff';

export interface QuizQuestion {
  readonly id: number;
  readonly question: string;
  /** Below `/storage/`; the database's null for none. */
  readonly image: string | null;
  readonly answers: readonly { readonly key: string; readonly text: string }[];
}

export interface Quiz {
  readonly id: number;
  readonly title: string;
  readonly questions: readonly QuizQuestion[];
}

interface Attempt {
  readonly kind: QuizKind;
  readonly assessment_id: number;
  readonly user_id: number;
  /** Question id to answer key. */
  readonly answers: Readonly<Record<string, string>>;
}

const answers = (...texts: string[]) => texts.map((text, at) => ({ key: 'abcdefgh'.charAt(at), text }));

const goldBasics: readonly Omit<QuizQuestion, 'id'>[] = [
  { question: 'Berapakah ketulenan emas 999.9?', image: null, answers: answers('91.6%', '95.0%', '99.99%', '100%') },
  {
    question: 'Produk manakah yang ditunjukkan dalam gambar ini?',
    image: 'quiz/jongkong-emas.svg',
    answers: answers('Dinar', 'Jongkong emas', 'Gelang', 'Syiling perak'),
  },
  {
    question:
      'Seorang pelanggan ingin menebus simpanan emasnya di kaunter, tetapi nama pada kad pengenalan tidak sama dengan nama pada akaun kerana beliau telah menukar nama selepas berkahwin.\nApakah langkah pertama yang perlu diambil?',
    image: null,
    answers: answers(
      'Teruskan penebusan seperti biasa kerana nombor kad pengenalannya sama.',
      'Minta dokumen sokongan pertukaran nama, sahkan dengan nombor kad pengenalan, kemudian kemas kini rekod sebelum penebusan diteruskan.',
      'Tolak permintaan tersebut tanpa penjelasan.',
      'Minta pelanggan membuka akaun baharu.',
    ),
  },
  {
    question: 'Apakah maksud <spread> & "harga jualan balik"?',
    image: null,
    answers: answers('Beza harga jual dan harga beli', "Caj 'khas' <tetap>", 'Cukai & duti', 'Tiada kaitan'),
  },
  {
    question: 'Gambar produk ini sudah dipadam. Apakah tindakan anda?',
    image: 'broken/produk-lama.png',
    answers: answers('Laporkan kepada admin', 'Abaikan'),
  },
];

const counterConduct: readonly Omit<QuizQuestion, 'id'>[] = [
  {
    question: 'Apakah perkara pertama yang perlu dilakukan apabila pelanggan tiba di kaunter?',
    image: null,
    answers: answers('Memberi salam', 'Meminta bayaran', 'Menyuruh pelanggan menunggu'),
  },
  {
    question: 'Siapakah yang boleh meluluskan pemulangan wang?',
    image: 'quiz/borang-pemulangan.svg',
    answers: answers('Sesiapa sahaja', 'Penyelia bertugas', 'Pelanggan'),
  },
  {
    question: 'Aduan pelanggan perlu direkodkan dalam tempoh',
    image: null,
    answers: answers('24 jam', '7 hari', '30 hari'),
  },
];

const numbered = (questions: readonly Omit<QuizQuestion, 'id'>[], from: number): QuizQuestion[] =>
  questions.map((question, at) => ({ id: from + at, ...question }));

/** Questions of a long quiz, for strips that wrap. */
const drill = (from: number): QuizQuestion[] =>
  many(40, (number) => ({
    id: from + number,
    question: `Latih tubi ${number}: ${number} gram × 3 = ?`,
    image: null,
    answers: answers(String(number * 2), String(number * 3), String(number * 4)),
  }));

/**
 * The quizzes of customers and staff, and the submitted answers. The customers' third quiz is long, their fourth has no
 * questions.
 */
export function createQuizzes() {
  const quizzes: Readonly<Record<QuizKind, readonly Quiz[]>> = {
    customer: [
      { id: 1, title: 'Kuiz Asas Emas', questions: numbered(goldBasics, 101) },
      { id: 2, title: 'Kuiz Ringkas', questions: numbered(counterConduct.slice(0, 2), 201) },
      { id: 3, title: 'Latih Tubi 40 Soalan', questions: drill(300) },
      { id: 4, title: 'Kuiz Akan Datang', questions: [] },
    ],
    staff: [
      { id: 1, title: 'Asas Pelaburan Emas', questions: numbered(goldBasics.slice(0, 4), 101) },
      {
        id: 3,
        title: 'Prosedur Operasi Kaunter dan Pengendalian Aduan Pelanggan (Semakan Tahun Ini)',
        questions: numbered(counterConduct, 301),
      },
    ],
  };
  const attempts: Attempt[] = [];
  const find = (kind: QuizKind, id: string | number): Quiz | undefined => byId(quizzes[kind], 'id', id);

  return {
    all: (kind: QuizKind) => quizzes[kind],
    find,
    /** The latest answers of a person. */
    attemptOf: (kind: QuizKind, id: string | number, userId: number): Attempt | undefined =>
      attempts.findLast(
        (each) => each.kind === kind && String(each.assessment_id) === String(id) && each.user_id === userId,
      ),
    /**
     * Stores answers. Not accepted when there is no such quiz, or when a question is missing or its answer is not offered.
     * @returns whether they were accepted
     */
    submit(kind: QuizKind, id: string | number, userId: number, chosen: Readonly<Record<string, string>>): boolean {
      const quiz = find(kind, id);
      const isComplete = quiz?.questions.every((question) =>
        question.answers.some(({ key }) => key === chosen[question.id]),
      );
      if (!quiz || !isComplete || Object.keys(chosen).length !== quiz.questions.length) return false;
      attempts.push({ kind, assessment_id: quiz.id, user_id: userId, answers: { ...chosen } });
      return true;
    },
  };
}
