import type { ReactNode, Ref } from 'react';
import { EmptyState } from '../../ui/feedback/index.ts';
import { Field } from '../../ui/controls/index.ts';
import { Select } from '../../ui/select/index.ts';
import { type Place, placeLabel, type State } from './places.ts';
import type { SlotKindWords } from './slot-kind.ts';

interface PlaceStepsProps {
  words: SlotKindWords;
  states: readonly State[];
  state: string;
  /** The places in the chosen state. */
  places: readonly Place[];
  place: string;
  onState: (code: string) => void;
  onPlace: (id: string) => void;
  stateRef: Ref<HTMLSelectElement>;
}

/** The first two steps: the state, then the ATM or room in it. */
export function PlaceSteps({
  words,
  states,
  state,
  places,
  place,
  onState,
  onPlace,
  stateRef,
}: PlaceStepsProps): ReactNode {
  return (
    <>
      <div className="sb-places">
        {states.length === 1 ? (
          <p className="sb-only">
            <span>{`${words.state} `}</span>
            <b>{states[0]?.name}</b>
          </p>
        ) : (
          <Field label={words.state}>
            {(field) => (
              <Select {...field} ref={stateRef} value={state} onChange={(event) => onState(event.target.value)}>
                <option value="" disabled>
                  {words.chooseState}
                </option>
                {states.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={words.place}>
          {(field) => (
            <Select
              {...field}
              value={place}
              disabled={places.length === 0}
              onChange={(event) => onPlace(event.target.value)}
            >
              <option value="" disabled>
                {words.choosePlace}
              </option>
              {places.map((each) => (
                <option key={each.id} value={each.id}>
                  {placeLabel(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {state !== '' && places.length === 0 && (
        <EmptyState icon="info" title={words.noPlaces} hint={words.noPlacesHint} />
      )}
    </>
  );
}
