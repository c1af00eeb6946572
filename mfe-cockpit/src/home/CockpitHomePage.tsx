import { joinLoadables } from '@learn/platform';
import { useParams, useSearchParams } from '@learn/platform/router';
import { EmptyState, Stack, WithAside } from '@learn/ui';
import { useAttendanceDays } from '../attendance/useAttendanceDays.ts';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { personAddress } from '../person/addresses.ts';
import { useTexts } from '../texts.ts';
import { CircleDates } from './CircleDates.tsx';
import { CirclePills } from './CirclePills.tsx';
import { participantRows } from './circleWork.ts';
import { FeedbackAndDocuments } from './FeedbackAndDocuments.tsx';
import { readView, withView } from './homeView.ts';
import { Participants } from './Participants.tsx';
import { useCockpit } from './useCockpit.ts';
import { WaitingWork } from './WaitingWork.tsx';

/**
 * Home of the cockpit (specification §2): open attendance lists and submitted work of a circle, its feedback and documents, its
 * participants with their progress, and its dates.
 */
export function CockpitHomePage() {
  const { t } = useTexts('home');
  const { t: own } = useTexts();
  const { courseSlug = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const view = readView(parameters);
  const change = (next: Parameters<typeof withView>[1]) =>
    setParameters((current) => withView(current, next), { replace: true, preventScrollReset: true });
  const loaded = joinLoadables({ home: useCockpit(view.circle), days: useAttendanceDays() });
  return (
    <CockpitPage title={own('title')}>
      <LoadedInSession of={loaded} shape={[44, 160, 320]} failed={t('failed')}>
        {({ home: { cockpit, busy }, days }) =>
          cockpit.circles.length === 0 ? (
            <EmptyState icon="module" title={t('noCircles')} description={t('noCirclesHint')} />
          ) : (
            <Stack $gap={32}>
              <CirclePills
                circles={cockpit.circles}
                days={days}
                value={view.circle ?? cockpit.circle?.circle.slug ?? ''}
                onChange={(circle) => change({ circle, state: 'all' })}
              />
              {cockpit.circle ? (
                <div aria-busy={busy}>
                  <Stack $gap={32}>
                    <WaitingWork work={cockpit.circle} days={days} />
                    <FeedbackAndDocuments work={cockpit.circle} />
                    <WithAside>
                      <Participants
                        rows={participantRows(cockpit.circle)}
                        withContents
                        view={view}
                        busy={busy}
                        addressOf={personAddress(courseSlug, cockpit.circle.circle.slug)}
                        onChange={change}
                      />
                      <CircleDates work={cockpit.circle} days={days} />
                    </WithAside>
                  </Stack>
                </div>
              ) : (
                <EmptyState icon="search" title={t('missingCircle')} />
              )}
            </Stack>
          )
        }
      </LoadedInSession>
    </CockpitPage>
  );
}
