import { endpoints } from '@learn/contracts';
import { formatPlannedPeriod, labelled } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Inline, Text } from '@learn/ui';
import { useState } from 'react';
import { ConfirmedAction } from '../../form/ConfirmedAction.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan } from '../sessionData.ts';
import { DayDialog } from './DayDialog.tsx';
import { Line, LineButton } from './Line.tsx';

interface DayLineProps {
  readonly planned: CirclePlan['days'][number];
  readonly session: AdminSession;
}

/** An attendance day: planned or not yet, moved or cancelled. */
export function DayLine({ planned, session }: DayLineProps) {
  const { t, language } = useTexts('session');
  const [editing, setEditing] = useState(false);
  const { day, title, content_key } = planned;
  const cancel = async () => {
    const params = { courseSessionId: session.id, contentKey: content_key };
    await rest.send(endpoints.deleteAttendanceDay, { params });
  };
  return (
    <Line
      icon="people"
      title={title}
      actions={
        <Inline>
          <LineButton
            words={t(day ? 'plan.move' : 'plan.plan')}
            about={title}
            onClick={() => setEditing(true)}
          />
          {day && day.recorded_count === 0 && (
            <ConfirmedAction
              title={t('day.cancelTitle', { title })}
              description={t('day.cancelText')}
              action={t('day.cancel')}
              trigger={
                <Button variant="quiet" size="small" aria-label={labelled(t('day.cancel'), title, language)}>
                  {t('day.cancel')}
                </Button>
              }
              onConfirm={cancel}
            />
          )}
        </Inline>
      }
    >
      {day ? (
        <>
          {formatPlannedPeriod(day, language)}
          {[day.location, day.trainer].filter(Boolean).map((text) => (
            <div key={text}>{text}</div>
          ))}
          {day.recorded_count > 0 && <div>{t('day.recorded', { count: day.recorded_count })}</div>}
        </>
      ) : (
        <Text as="span" $tone="hint">
          {t('plan.open')}
        </Text>
      )}
      {editing && <DayDialog planned={planned} session={session} onClose={() => setEditing(false)} />}
    </Line>
  );
}
