import { contentsOf } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, Container, Notice, PageHeader } from '@learn/ui';
import type { CircleContent, CircleData } from '../circle/circleData.ts';
import { useWhenAndWhere } from '../circle/useWhenAndWhere.ts';
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
  const { contentSlug } = useParams();
  const content = circle && contentsOf<CircleContent>(circle).find(({ slug }) => slug === contentSlug);
  return (
    <Container>
      <PageHeader
        courseSession={useCourseSession()}
        title={t('lock.title')}
        lead={content && <ClosedContent content={content} />}
      >
        <Notice icon="lock">
          {circle ? <LockReason courseSlug={courseSlug} circle={circle} /> : t('lock.closed')}
        </Notice>
      </PageHeader>
      <Button as={Link} {...back} />
    </Container>
  );
}

/** What is closed, and of a course day all the same when and where it is (domain decisions §5). */
function ClosedContent({ content }: { content: CircleContent }) {
  return [content.title, ...useWhenAndWhere(content, false)].join(' · ');
}
