import type { ExamOverview } from '@learn/contracts';
import { formatDateTime, formatPeriod, isExamBookingOver, isExamDateFree } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Button, color, Inline, radius, Stack, space, Text } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';

/** White, as hints are too pale for the tint around. */
const Form = styled.form`
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.surface0};
`;

type ExamDate = ExamOverview['dates'][number];

interface ExamDatesProps {
  /** those that have not begun */
  readonly dates: readonly ExamDate[];
  /** the person has a date already and changes it */
  readonly changing: boolean;
  readonly busy: boolean;
  /** the focus comes here */
  readonly focused: boolean;
  readonly onBook: (date: ExamDate) => void;
  readonly onClose: () => void;
}

/** The dates to choose from, with place and free seats. */
export function ExamDates({ dates, changing, busy, focused, onBook, onClose }: ExamDatesProps) {
  const { t, language } = useTexts('exam');
  const now = useNow();
  const [chosenId, setChosenId] = useState<string>();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLElement>('input:not([disabled]), button')?.focus();
  }, [focused]);
  const chosen = dates.find((date) => date.id === chosenId && isExamDateFree(date, now));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (!chosen) form.current?.querySelector<HTMLElement>('input:not([disabled])')?.focus();
    if (chosen && !busy) onBook(chosen);
  };
  const seatsOf = (date: ExamDate) => {
    if (date.is_booked) return [t('dates.yours')];
    if (date.free_seats === 0) return [t('dates.full')];
    if (isExamBookingOver(date, now)) return [t('dates.over')];
    const until = date.booking_until && formatDateTime(date.booking_until, language);
    return [
      t('dates.seats', { free: date.free_seats, count: date.seats }),
      ...(until ? [t('dates.until', { date: until })] : []),
    ];
  };
  const bookable = dates.some((date) => isExamDateFree(date, now));
  return (
    <Form noValidate ref={form} onSubmit={submit}>
      <Stack $gap={16}>
        {dates.length > 0 && (
          <RadioGroup
            label={t('dates.label')}
            options={dates.map((date) => ({
              value: date.id,
              label: formatPeriod(date, language),
              hint: [date.place, ...seatsOf(date)].join(' · '),
              disabled: !isExamDateFree(date, now),
            }))}
            value={chosen?.id}
            onChange={(id) => {
              setChosenId(id);
              setMissing(false);
            }}
            error={missing ? t('dates.choose') : undefined}
          />
        )}
        {!bookable && <Text $tone="secondary">{t(changing ? 'dates.noOther' : 'dates.empty')}</Text>}
        <Inline $gap={12}>
          {bookable && (
            <Button type="submit" loading={busy}>
              {t(changing ? 'dates.change' : 'dates.book')}
            </Button>
          )}
          <Button variant={bookable ? 'quiet' : 'secondary'} onClick={onClose}>
            {t('dates.close')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
