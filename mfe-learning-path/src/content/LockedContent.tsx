import { useCourseSession } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Container, Notice, PageHeader } from '@learn/ui';
import type { CircleData } from '../circle/circleData.ts';
import { LockReason } from '../parts/LockReason.tsx';
import { useTexts } from '../texts.ts';

interface LockedContentProps {
  readonly courseSlug: string;
  readonly circle: CircleData | null | undefined;
  readonly back: { readonly to: string | undefined; readonly children: string };
}

/** Instead of a content whose circle is still locked for the person: why, and what opens it. */
export function LockedContent({ courseSlug, circle, back }: LockedContentProps) {
  const { t } = useTexts();
  return (
    <Container>
      <PageHeader courseSession={useCourseSession()} title={t('lock.title')}>
        <Notice icon="lock">
          {circle ? <LockReason courseSlug={courseSlug} unlockedBy={circle.unlocked_by} /> : t('lock.closed')}
        </Notice>
      </PageHeader>
      <Button as={Link} {...back} />
    </Container>
  );
}
