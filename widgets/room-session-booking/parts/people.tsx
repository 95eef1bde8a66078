import { useQuery } from '../../../shared/runtime/server-state/index.ts';
import { type ReactNode, useId } from 'react';
import { NameList } from '../../../shared/booking/index.ts';
import { roomPeopleQuery } from '../room-queries.ts';
import { FailureNotice } from '../../../shared/runtime/failures/index.ts';
import { unawaited } from '../../../shared/page/index.ts';
import { EmptyState, LiveRegion, Skeleton } from '../../../shared/ui/feedback/index.ts';
import { StillWorking } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../room-session-booking.text.ts';

/** The people who come on the chosen date, in groups with a count. Booking works even if this cannot be loaded. */
export function People({ room, date }: { room: string; date: string }): ReactNode {
  const words = useText(texts);
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({ ...roomPeopleQuery(room, date), gcTime: 0 });
  const groups = Object.entries(data ?? {});
  return (
    <section className="booking-step" aria-labelledby={id}>
      <h3 id={id} className="booking-heading">
        {words.people}
      </h3>
      <LiveRegion text={isFetching && !data ? words.loadingPeople : ''} />
      <StillWorking busy={isFetching} />
      {error && <FailureNotice error={error} onRetry={() => unawaited(refetch())} busy={isFetching} />}
      {!data && !error && <Skeleton height={64} />}
      {data && !error && groups.length === 0 && <EmptyState title={words.nobody} />}
      {groups.length > 0 && (
        <div className="rs-groups">
          {groups.map(([group, people]) => (
            <section key={group} className="rs-group">
              <h4 className="rs-group-name">
                <span dir="auto">{group.trim() || words.noGroup}</span>
                <span className="rs-count">{words.persons(people.length)}</span>
              </h4>
              <div className="rs-people">
                <NameList
                  about={group.trim() || words.noGroup}
                  names={people.map((name) => name.trim() || words.noName)}
                  whole={words.whole}
                />
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
