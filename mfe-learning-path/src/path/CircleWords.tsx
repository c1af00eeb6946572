import { useLinks } from '@learn/platform';
import type { Link } from '@learn/platform/router';
import { color, Heading, Icon, Inline, Text } from '@learn/ui';
import type { ComponentProps, ComponentType } from 'react';
import { CircleStatus } from '../parts/CircleStatus.tsx';
import type { ExamView } from '../parts/useExam.ts';
import type { CircleEntry } from '../progress/pathOverview.ts';
import type { PathDrawing } from './PathDrawing.ts';

export interface CircleStopProps {
  readonly entry: CircleEntry;
  readonly drawing: PathDrawing;
}

interface CircleWordsProps extends CircleStopProps {
  readonly exam: ExamView | undefined;
  /** the link around the name */
  readonly link: ComponentType<ComponentProps<typeof Link>>;
}

/** The name of a circle, which leads there unless the path is read only, and its state, or that there is none to be seen. */
export function CircleWords({ entry, drawing, exam, link: NameLink }: CircleWordsProps) {
  const links = useLinks();
  const { circle, seen } = entry;
  const { courseSlug, learner, readOnly, unseen } = drawing;
  const address = readOnly ? undefined : links.circle({ courseSlug, circleSlug: circle.slug });
  return (
    <>
      <Heading level={3}>{address ? <NameLink to={address}>{circle.title}</NameLink> : circle.title}</Heading>
      {seen ? (
        <CircleStatus
          courseSlug={readOnly ? undefined : courseSlug}
          circle={circle}
          overview={entry}
          exam={exam}
          learner={learner}
        />
      ) : (
        <Inline $gap={8} $nowrap>
          <Icon name="eyeOff" size={16} color={color.ink500} />
          <Text $size={14} $tone="hint">
            {unseen}
          </Text>
        </Inline>
      )}
    </>
  );
}
