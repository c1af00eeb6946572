import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { media, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { RefreshSaved } from '../form/RefreshSaved.ts';
import { useTexts } from '../texts.ts';
import { ExpertsCard } from './experts/ExpertsCard.tsx';
import { KeyDataCard } from './KeyDataCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { PlanCircle } from './plan/PlanCircle.tsx';
import { ReadinessCard } from './ReadinessCard.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import type { AdminSession } from './sessionData.ts';

/** On a phone what is short comes before the plan, which is as long as the course; beside it on a wide screen. */
const Parts = styled.div`
  display: grid;
  gap: ${space[24]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template: auto 1fr / minmax(0, 1fr) 400px;
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;

interface SessionPartsProps {
  readonly session: AdminSession;
  /** asks for the session again */
  readonly refresh: () => unknown;
}

/** What is ready, the plan beside key data and people, and the end of the session. */
export function SessionParts({ session, refresh }: SessionPartsProps) {
  const { t } = useTexts('session');
  const plan = useRest(endpoints.sessionPlan, { params: { courseSessionId: session.id } });
  const refreshAll = () => Promise.all([refresh(), plan.refresh()]);
  return (
    <LoadedPart of={loadableOf(plan, (answer) => answer)} shape={[120, 480]} failed={t('planFailed')}>
      {(loaded) => (
        <RefreshSaved value={refreshAll}>
          <Stack $gap={24}>
            <ReadinessCard session={session} plan={loaded} />
            <Parts>
              <Stack $gap={24}>
                <KeyDataCard session={session} />
                <MembersCard session={session} />
                <ExpertsCard session={session} plan={loaded} />
              </Stack>
              <Stack $gap={24}>
                {loaded.circles.map((circle) => (
                  <PlanCircle key={circle.key} circle={circle} session={session} plan={loaded} />
                ))}
              </Stack>
              <SessionEnd session={session} />
            </Parts>
          </Stack>
        </RefreshSaved>
      )}
    </LoadedPart>
  );
}
