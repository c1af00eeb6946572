import type { DueDate } from '@learn/contracts';
import {
  dueDateLink,
  formatDay,
  formatDayAndMonth,
  formatRelative,
  formatTime,
  isOwnDeadline,
  type Language,
  otherYear,
} from '@learn/domain';
import { Link } from '@learn/platform/router';
import { answered } from '@learn/platform/shell';
import { color, coveringLink, fontSize, Meta, StatusPill, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { daysLeft } from '../dueDates/daysLeft.ts';
import { useTexts } from './texts.ts';

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} 0;
  line-height: 1.4;
`;

const Day = styled.time`
  display: grid;
  align-content: start;
  justify-items: center;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: 1.2;
  & > b {
    color: ${color.ink900};
    font-size: ${fontSize[22]};
  }
`;

const Title = styled.b`
  & > a {
    ${coveringLink()}
  }
`;

/** One date of the aside: its day, what it is as a link for those whose role leads there, when and where. */
export function DueDateEntry({ dueDate, now }: { dueDate: DueDate; now: Date }) {
  const { t, language } = useTexts();
  const href = answered(dueDateLink(dueDate, dueDate.course_session.my_role));
  const [day, month] = formatDayAndMonth(dueDate.start, language);
  const year = otherYear(dueDate.start, now);
  const left = isOwnDeadline(dueDate.kind, dueDate.course_session.my_role)
    ? daysLeft(dueDate, now)
    : undefined;
  return (
    <Root>
      <Day dateTime={dueDate.start}>
        <b>{day}</b>
        {month}
        {year !== undefined && <span>{year}</span>}
      </Day>
      <div>
        <Title>{href === undefined ? dueDate.title : <Link to={href}>{dueDate.title}</Link>}</Title>
        <Meta>{factsOf(dueDate, language).join(' · ')}</Meta>
        {left !== undefined && (
          <span style={{ display: 'block', marginTop: 6 }}>
            <StatusPill
              status="waiting"
              label={left === 0 ? t('dates.today') : formatRelative(dueDate.start, now, language)}
            />
          </span>
        )}
      </div>
    </Root>
  );
}

/** What it is, when on that day, and where or in which circle. */
function factsOf({ subtitle, start, end, all_day, location, circle }: DueDate, language: Language): string[] {
  const weekday = formatDay(start, language).split(/[ ,]/)[0] ?? '';
  const time = end === null ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`;
  const place = location === '' ? (circle?.title ?? '') : location;
  return [subtitle, all_day ? weekday : `${weekday}, ${time}`, place].filter((part) => part !== '');
}
