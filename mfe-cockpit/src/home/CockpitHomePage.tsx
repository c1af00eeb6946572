import { joinLoadables, useLinks } from '@learn/platform';
import { Link, useSearchParams } from '@learn/platform/router';
import { EmptyState, Loaded, Skeleton, Stack, TextLink, WithAside } from '@learn/ui';
import { useAttendanceDays } from '../attendance/useAttendanceDays.ts';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { useTexts } from '../texts.ts';
import { CircleDates } from './CircleDates.tsx';
import { CirclePills } from './CirclePills.tsx';
import { participantRows } from './circleWork.ts';
import { readView, withView } from './homeView.ts';
import { Participants } from './Participants.tsx';
import { useCockpit } from './useCockpit.ts';
import { WaitingWork } from './WaitingWork.tsx';

/** What waits in the circles of an expert, and how far their participants are (specification §2, cockpit › home). */
export function CockpitHomePage() {
  const { t } = useTexts('home');
  const { t: own } = useTexts();
  const links = useLinks();
  const [parameters, setParameters] = useSearchParams();
  const view = readView(parameters);
  const change = (next: Parameters<typeof withView>[1]) =>
    setParameters((current) => withView(current, next), { replace: true, preventScrollReset: true });
  const loaded = joinLoadables({ home: useCockpit(view.circle), days: useAttendanceDays() });
  return (
    <CockpitPage title={own('title')}>
      <Loaded
        of={loaded}
        skeleton={
          <div aria-busy="true">
            <Stack $gap={24}>
              <Skeleton $height="44px" $width="min(480px, 90%)" />
              <Skeleton $height="160px" />
              <Skeleton $height="320px" />
            </Stack>
          </div>
        }
        failed={{ title: t('failed') }}
        missing={{
          icon: 'search',
          title: own('missing'),
          action: (
            <TextLink as={Link} to={links.home()}>
              {own('home')}
            </TextLink>
          ),
        }}
      >
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
                    <WithAside>
                      <Participants
                        rows={participantRows(cockpit.circle)}
                        withContents
                        view={view}
                        busy={busy}
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
      </Loaded>
    </CockpitPage>
  );
}
