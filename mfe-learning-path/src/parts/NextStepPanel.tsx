import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, NextPanel, Notice } from '@learn/ui';
import type { ReactNode } from 'react';
import type { PathOverview } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';
import { durationText } from './duration.ts';
import { kindOf } from './kind.ts';

interface NextStepPanelProps {
  readonly courseSlug: string;
  readonly overview: PathOverview;
  readonly level: 2 | 3;
  readonly diagram?: ReactNode;
}

/** «Weiter mit …», the page's one dark button; or a word when nothing is left to do. */
export function NextStepPanel({ courseSlug, overview, level, diagram }: NextStepPanelProps) {
  const { t } = useTexts();
  const links = useLinks();
  const { next, circles } = overview;
  if (!next) {
    const finished = circles.every(({ progress }) => progress === 'finished');
    return (
      <Notice tone="finished" icon="check">
        {t(finished ? 'next.allDone' : 'next.waiting')}
      </Notice>
    );
  }
  const { content, entry, sequenceNumber } = next;
  const { circle } = entry;
  const kind = kindOf(content);
  const address = links.content({ courseSlug, circleSlug: circle.slug, contentSlug: content.slug });
  const place = { circle: circle.title, number: sequenceNumber, count: circle.learning_sequences.length };
  const words = [t(kind.label), ...(content.minutes > 0 ? [durationText(content.minutes, t)] : [])];
  return (
    <NextPanel
      level={level}
      kicker={t('next.place', place)}
      title={t('next.with', { title: content.title })}
      meta={words.join(', ')}
      metaIcon={kind.icon}
      diagram={diagram}
      action={
        <Button as={Link} to={address} stretch="phone" iconEnd="right">
          {t('next.go')}
        </Button>
      }
    />
  );
}
