import { useQuery } from '../../../shared/runtime/server-state/index.ts';
import type { ReactNode } from 'react';
import { interestOnDayQuery } from '../interest-queries.ts';
import { type Day, shownNumber } from '../../../shared/lib/index.ts';
import { pageSettings, unawaited } from '../../../shared/page/index.ts';
import { ButtonLink, StillWorking } from '../../../shared/ui/controls/index.ts';
import { FailureNotice } from '../../../shared/runtime/failures/index.ts';
import { EmptyState, LiveRegion, Skeleton } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { messagingLink } from '../interest-calendar.model.ts';
import { texts } from '../interest-calendar.text.ts';

/** The people interested on a day, by course. Each day has its own query, so a late answer is never shown for another day (W9). */
export function PeopleOfDay({ day }: { day: Day }): ReactNode {
  const words = useText(texts);
  const { data, error, isFetching, refetch } = useQuery(interestOnDayQuery(day));
  const loaded = data && !error;
  const people = data?.reduce((sum, { users }) => sum + users.length, 0) ?? 0;
  // as the day names them in the month
  const courses = data?.toSorted((one, other) => other.users.length - one.users.length) ?? [];
  return (
    <>
      <LiveRegion text={loaded ? words.loadedDay(people, data.length) : isFetching ? words.loadingDay : ''} />
      {/* beside an error the names of an earlier answer stay visible */}
      {error && !isFetching && <FailureNotice size="s" error={error} onRetry={() => unawaited(refetch())} />}
      {courses.length > 0 ? (
        // oxlint-disable-next-line react/no-array-index-key -- a name may come twice, and the server alone orders the list
        courses.map(({ course, users }, at) => <Course key={`${course}${at}`} name={course} users={users} />)
      ) : loaded ? (
        <EmptyState icon="user" title={words.noneOnDay} />
      ) : (
        // not longer than what comes
        isFetching && <Skeleton height={24} width="60%" />
      )}
      <StillWorking busy={isFetching && !loaded} />
    </>
  );
}

function Course({ name, users }: { name: string; users: readonly { name: string; phone: string }[] }): ReactNode {
  const words = useText(texts);
  const title = name || words.noName;
  return (
    <section className="interest" aria-label={title}>
      <h4>
        <span dir="auto">{title}</span>
        <span className="total">{shownNumber(users.length)}</span>
      </h4>
      {users.length === 0 && <EmptyState title={words.nobody} />}
      <ul>
        {users.map((user, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may share a phone, and the server alone orders the list
          <Person key={`${user.phone}${at}`} {...user} />
        ))}
      </ul>
    </section>
  );
}

function Person({ name, phone }: { name: string; phone: string }): ReactNode {
  const words = useText(texts);
  const link = messagingLink(phone, pageSettings().messaging_url);
  return (
    <li>
      <span className="who" dir="auto">
        {name || words.noName}
      </span>
      <span className="phone">{phone || words.noPhone}</span>
      {link && (
        <ButtonLink
          variant="link"
          size="s"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.messageTo(name || phone)}
        >
          {words.message}
        </ButtonLink>
      )}
    </li>
  );
}
