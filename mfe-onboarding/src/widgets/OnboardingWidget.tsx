import { fillPath, type Slots } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { Figure, Heading, Loaded, SkeletonText, Stack, TextLink } from '@learn/ui';
import { overviewPath } from '../addresses.ts';
import { useTexts } from '../texts.ts';
import { useTopics } from '../topics/useTopics.ts';

/** On the home dashboard: how many topics a course has. */
export function OnboardingWidget({ course }: Slots['home.course']) {
  const { t } = useTexts();
  const courseSlug = course.course_slug;
  return (
    <Stack $gap={8}>
      <Heading level={3} size={16}>
        {t('title')}
      </Heading>
      <Loaded
        of={useTopics(courseSlug)}
        level={3}
        skeleton={
          <div aria-busy="true">
            <SkeletonText lines={2} />
          </div>
        }
        failed={{ title: t('topics.failed'), description: undefined }}
        missing={{ title: t('topics.empty') }}
      >
        {({ length }) => <Figure value={length}>{t('widget.topics', { count: length })}</Figure>}
      </Loaded>
      <TextLink as={Link} to={fillPath(overviewPath, { courseSlug })}>
        {t('widget.link')}
      </TextLink>
    </Stack>
  );
}
