import { type DueDate, endpoints, type Slots } from '@learn/contracts';
import { formatDay, formatPeriod, upcomingDueDates } from '@learn/domain';
import { loadableOf, useLinks, useNow, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, Figure, Inline, Meta, Stack, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { examDatesInput } from './examDates.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

const Dates = styled.ul`
  border-block: 1px solid ${color.line};
  & > li {
    padding-block: ${space[12]};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** On the home dashboard of an exam expert: their next exam date and those after it (specification §6: own dates only, by start). */
export function ExamExpertStatisticsWidget({ course, examPlatformUrl = '' }: Slots['home.course']) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const now = useNow();
  const dates = useRest(endpoints.dueDates, examDatesInput);
  const all = links.dueDates();
  // the panel's main link leads there for exam experts already (specification §5)
  const showsPlatform = course.role_key !== 'Prüfungsexperte' && examPlatformUrl !== '';
  return (
    <WidgetFrame
      title={t('exams.title')}
      of={loadableOf(dates, (list) => {
        const next = upcomingDueDates(list, now);
        return next.length === 0 ? null : next;
      })}
      height={220}
      failed={t('exams.failed')}
      missing={{ icon: 'calendar', title: t('exams.none'), description: t('exams.noneHint') }}
    >
      {([next, ...others]) => (
        <Stack $gap={12}>
          {next && <NextDate date={next} />}
          {others.length > 0 && (
            <Dates aria-label={t('exams.others')}>
              {others.map((date) => (
                <OtherDate key={date.id} date={date} />
              ))}
            </Dates>
          )}
          <Inline $gap={24}>
            {all !== undefined && (
              <TextLink as={Link} to={`${all}?kind=exam`}>
                {t('exams.all')}
              </TextLink>
            )}
            {showsPlatform && <TextLink href={examPlatformUrl}>{t('exams.platform')}</TextLink>}
          </Inline>
        </Stack>
      )}
    </WidgetFrame>
  );
}

function NextDate({ date }: { date: DueDate }) {
  const { language } = useTexts('widgets');
  return (
    <Figure value={formatDay(date.start, language)} size={22}>
      <br />
      {[formatPeriod(date, language).split(', ').at(-1), date.title, date.location]
        .filter((part) => part !== '')
        .join(' · ')}
    </Figure>
  );
}

function OtherDate({ date }: { date: DueDate }) {
  const { language } = useTexts('widgets');
  return (
    <li>
      <b>{formatPeriod(date, language)}</b>
      <Meta>{[date.title, date.location].filter((part) => part !== '').join(' · ')}</Meta>
    </li>
  );
}
