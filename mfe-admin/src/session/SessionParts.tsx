import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Stack, WithAside } from '@learn/ui';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useTexts } from '../texts.ts';
import { ExpertsCard } from './experts/ExpertsCard.tsx';
import { KeyDataCard } from './KeyDataCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { PlanCircle } from './plan/PlanCircle.tsx';
import { ReadinessCard } from './ReadinessCard.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import type { AdminSession } from './sessionData.ts';

/** What is ready, the plan beside key data and people, and the end of the session. */
export function SessionParts({ session }: { session: AdminSession }) {
  const { t } = useTexts('session');
  const plan = useRest(endpoints.sessionPlan, { params: { courseSessionId: session.id } });
  return (
    <LoadedPart of={loadableOf(plan, (answer) => answer)} shape={[120, 480]} failed={t('planFailed')}>
      {(loaded) => (
        <Stack $gap={24}>
          <ReadinessCard session={session} plan={loaded} />
          <WithAside $aside={400} $gap={24}>
            <Stack $gap={24}>
              {loaded.circles.map((circle) => (
                <PlanCircle key={circle.key} circle={circle} session={session} plan={loaded} />
              ))}
            </Stack>
            <Stack $gap={24}>
              <KeyDataCard session={session} />
              <MembersCard session={session} />
              <ExpertsCard session={session} plan={loaded} />
              <SessionEnd session={session} />
            </Stack>
          </WithAside>
        </Stack>
      )}
    </LoadedPart>
  );
}
