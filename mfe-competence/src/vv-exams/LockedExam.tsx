import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import { LinkLine } from '../page/LinkLine.tsx';
import { useExamFacts } from './useExamFacts.ts';
import type { ListedExam } from './useExams.ts';

/** What unlocks an exam, with the way there. */
export function LockedExam({ exam }: { exam: ListedExam }) {
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  return (
    <>
      {useExamFacts()(exam).map((fact) => (
        <Text key={fact} $measure>
          {fact}
        </Text>
      ))}
      <LinkLine>
        {exam.unlocked_by.map(({ id, slug, title }) => (
          <TextLink key={id} as={Link} to={links.circle({ courseSlug, circleSlug: slug })}>
            {title}
          </TextLink>
        ))}
      </LinkLine>
    </>
  );
}
