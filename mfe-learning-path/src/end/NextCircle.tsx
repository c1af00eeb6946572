import { contentsOf, roundedMinutes } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import {
  Button,
  Card,
  CircleDiagram,
  Heading,
  Inline,
  media,
  NextPanel,
  Notice,
  space,
  Text,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { durationText } from '../parts/duration.ts';
import { LockReason } from '../parts/LockReason.tsx';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';
import type { CircleEnd } from './circleEnd.ts';

const Row = styled(Card)`
  display: grid;
  gap: ${space[16]};
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

interface NextCircleProps {
  readonly courseSlug: string;
  readonly end: CircleEnd;
  /** its button is the page's dark one */
  readonly primary: boolean;
}

/** Where the path goes on after a circle: its next circle, why that is locked, or that all are completed. */
export function NextCircle({ courseSlug, end, primary }: NextCircleProps) {
  const { t } = useTexts('end');
  const links = useLinks();
  const words = useCircleWords();
  const { next, content } = end;
  if (!next)
    return (
      <Notice tone="finished" icon="award">
        {t('allDone')}
      </Notice>
    );
  const { circle, lock, sectors, progress } = next;
  const diagram = <CircleDiagram sectors={sectors} size={66} />;
  const address =
    content?.slug && links.content({ courseSlug, circleSlug: circle.slug, contentSlug: content.slug });
  const go = t(progress === 'none' ? 'next.begin' : 'next.continue', { circle: circle.title });
  const look = { stretch: 'phone', iconEnd: 'right' } as const;
  if (primary && address && !lock.locked)
    return (
      <NextPanel
        kicker={t('next.kicker')}
        title={circle.title}
        meta={words(next)}
        metaIcon="clock"
        action={
          <Button as={Link} to={address} {...look}>
            {go}
          </Button>
        }
      />
    );
  return (
    <Row>
      {diagram}
      <div>
        <Text $size={14} $tone="secondary">
          {t('next.kicker')}
        </Text>
        <Heading level={3}>{circle.title}</Heading>
        <Text $tone="secondary">
          {lock.locked ? <LockReason courseSlug={courseSlug} circle={circle} /> : words(next)}
        </Text>
      </div>
      {address && (
        <Inline>
          <Button as={Link} to={address} variant="secondary" {...look}>
            {go}
          </Button>
        </Inline>
      )}
    </Row>
  );
}

/** «4 Sequenzen, rund 3 Std. 20 Min.» */
function useCircleWords() {
  const { t } = useTexts('end');
  const { t: own } = useTexts();
  return ({ circle }: CircleEntry) => {
    const minutes = contentsOf<{ id: string; minutes: number }>(circle).reduce(
      (sum, one) => sum + one.minutes,
      0,
    );
    const sequences = own('status.sequences', { count: circle.learning_sequences.length });
    return minutes > 0
      ? t('next.length', { sequences, duration: durationText(roundedMinutes(minutes), own) })
      : sequences;
  };
}
