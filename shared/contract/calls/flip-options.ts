import type { ParamsOf, RequestOf } from '../index.ts';
import type { togglesByKind } from './calls-by-value.ts';

type Toggles = typeof togglesByKind;

/** What the page says of the switch. The widget's properties require what its kind sends. */
interface Flipped {
  id?: string | undefined;
  type?: string | undefined;
  slider?: string | undefined;
  route?: string | undefined;
}

const recognition = ({ id = '' }: Flipped) => ({ request: { recognition_id: id } });
const dealer = ({ id = '' }: Flipped) => ({ request: { dealer_id: id } });
const committee = ({ id = '' }: Flipped) => ({ request: { committee_user_id: id } });
const atRoute = ({ id = '', route = '' }: Flipped) => ({ params: { route }, request: { id } });

/** What the call of each kind of switch sends. */
export const flipOptions: {
  readonly [Kind in keyof Toggles]: (of: Flipped) => {
    request: RequestOf<Toggles[Kind]>;
    params?: ParamsOf<Toggles[Kind]>;
  };
} = {
  recognition,
  vacancy: ({ id = '' }) => ({ request: { vacancy_id: id } }),
  fmd: dealer,
  mentor: dealer,
  tutor: dealer,
  'is-active': atRoute,
  'committee-admin': committee,
  committee,
  'recognition-download': recognition,
  assessment: ({ id = '' }) => ({ request: { id } }),
  slider: ({ type = '', slider = '' }) => ({ request: { type, slider } }),
  'poster-verified': ({ id = '' }) => ({ request: { recognitionuser_id: id } }),
  generic: atRoute,
};
