import type { CompletionIndex } from '@learn/domain';
import { $user, useCourseSession, useStore } from '@learn/platform';
import { Heading, Icon, Inline, Loaded, Skeleton, Stack, Text, toneColor } from '@learn/ui';
import type { CircleData } from '../circle/circleData.ts';
import { useLearningPath } from '../progress/useLearningPath.ts';
import { useTexts } from '../texts.ts';
import { circleEnd, unitsToAssess } from './circleEnd.ts';
import type { Ending } from './ending.ts';
import { MissingAssessments } from './MissingAssessments.tsx';
import { NextCircle } from './NextCircle.tsx';
import { OpenedCircles } from './OpenedCircles.tsx';

interface CircleEndPanelProps {
  readonly circle: CircleData;
  readonly index: CompletionIndex;
  readonly ending: Ending;
}

/** The end of a circle: a warm word, what is still missing until it counts as completed, and where the path goes on. */
export function CircleEndPanel({ circle, index, ending }: CircleEndPanelProps) {
  const { t } = useTexts('end');
  const session = useCourseSession();
  const name = useStore($user)?.first_name ?? '';
  const courseSlug = session.course.slug;
  const units = ending === 'assessment' ? unitsToAssess(circle, index) : [];
  return (
    <Stack as="section" aria-labelledby="circle-end">
      <div>
        <Inline $gap={12} $nowrap>
          <Icon name={ending === 'passed' ? 'award' : 'check'} size={24} color={toneColor.finished} />
          <Heading level={2} size={22} id="circle-end">
            {t(`title.${ending}`)}
          </Heading>
        </Inline>
        <Text $tone="secondary" $measure>
          {t(`warm.${ending}`, { name, circle: circle.title })}
        </Text>
      </div>
      <Loaded
        of={useLearningPath(courseSlug, session.id)}
        skeleton={<Skeleton $height="192px" />}
        failed={{ title: t('failed') }}
      >
        {({ overview }) => {
          const end = circleEnd(circle.id, overview(), index);
          return (
            <>
              {units.length > 0 && (
                <MissingAssessments courseSlug={courseSlug} circle={circle} units={units} end={end} />
              )}
              <NextCircle courseSlug={courseSlug} end={end} primary={units.length === 0} />
              <OpenedCircles courseSlug={courseSlug} circles={end.opened} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
