import { endpoints, fillPath } from '@learn/contracts';
import { formatPlanned, formatPlannedPeriod, fullName, labelled } from '@learn/domain';
import { rest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Inline, Text, TextLink } from '@learn/ui';
import { useState } from 'react';
import { paths } from '../../area/addresses.ts';
import { ConfirmedAction } from '../../form/ConfirmedAction.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan, ExamDate, PlannedExam, SessionPlan } from '../sessionData.ts';
import { ExamDateDialog } from './ExamDateDialog.tsx';
import { Line, LineButton } from './Line.tsx';

interface ExamLinesProps {
  readonly circle: CirclePlan;
  readonly exam: PlannedExam;
  readonly session: AdminSession;
  readonly plan: SessionPlan;
}

/** The dates of the exam of a circle, with seats and deadline, another one, and the way to its results. */
export function ExamLines({ circle, exam, session, plan }: ExamLinesProps) {
  const { t, language } = useTexts('session');
  const [editing, setEditing] = useState<ExamDate | 'new'>();
  const address = { courseSessionId: session.id, circleId: circle.id };
  return (
    <>
      {exam.dates.map((date) => {
        const words = formatPlannedPeriod(date, language);
        const taken = date.seats - date.free_seats;
        return (
          <Line
            key={date.id}
            icon="award"
            title={words}
            actions={
              <Inline>
                <LineButton words={t('plan.move')} about={words} onClick={() => setEditing(date)} />
                <ConfirmedAction
                  title={t('exam.deleteTitle', { date: words })}
                  description={t('exam.deleteText', { count: taken })}
                  action={t('exam.delete')}
                  trigger={
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={labelled(t('exam.delete'), words, language)}
                    >
                      {t('exam.delete')}
                    </Button>
                  }
                  onConfirm={async () => {
                    await rest.send(endpoints.deleteExamDate, { params: { ...address, dateId: date.id } });
                  }}
                />
              </Inline>
            }
          >
            <div>
              {[date.place, t('exam.seats', { count: date.seats, taken })].filter(Boolean).join(', ')}
            </div>
            {date.booking_until && (
              <div>{t('exam.bookingUntil', { date: formatPlanned(date.booking_until, language) })}</div>
            )}
            {date.expert && <div>{fullName(date.expert.first_name, date.expert.last_name)}</div>}
          </Line>
        );
      })}
      <Line
        icon="plus"
        title={exam.exam_type?.name ?? t('exam.noType')}
        actions={
          exam.exam_type && (
            <Inline>
              <LineButton words={t('exam.add')} about={circle.title} onClick={() => setEditing('new')} />
              {exam.dates.length > 0 && (
                <TextLink as={Link} to={fillPath(paths.examResults, address)}>
                  {t('exam.results')}
                </TextLink>
              )}
            </Inline>
          )
        }
      >
        {exam.exam_type
          ? exam.dates.length === 0 && (
              <Text as="span" $tone="hint">
                {t('plan.open')}
              </Text>
            )
          : t('exam.noTypeHint')}
      </Line>
      {editing && (
        <ExamDateDialog
          key={editing === 'new' ? editing : editing.id}
          circle={circle}
          date={editing === 'new' ? undefined : editing}
          session={session}
          experts={plan.exam_experts}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
