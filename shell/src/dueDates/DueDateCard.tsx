import type { DueDate, DueDateKind } from '@learn/contracts';
import { type CourseType, dueDateLink, formatDay, formatTime, fullName, zurichDay } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { answered } from '@learn/platform/shell';
import {
  accentColor,
  color,
  coveringLink,
  fontSize,
  Icon,
  type IconName,
  media,
  StatusPill,
  space,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { daysLeft } from './daysLeft.ts';
import { useTexts } from './texts.ts';

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  & > div:nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  padding: ${space[8]} ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:has(> div > h4 > a):hover {
    background: ${color.surface1};
  }
  ${media.sm} {
    grid-template-columns: 112px minmax(0, 1fr) auto;
    padding: ${space[8]} ${space[16]};
    & > div:nth-child(2) {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;

const Title = styled.h4`
  font-size: ${fontSize[16]};
  font-weight: 600;
  & > a {
    ${coveringLink('-3px')}
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  & > span {
    display: inline-flex;
    gap: ${space[4]};
    align-items: center;
    min-width: 0;
  }
`;

const Course = styled.span<{ $accent: CourseType | undefined }>`
  padding-left: ${space[8]};
  border-left: 4px solid ${({ $accent }) => ($accent ? accentColor[$accent] : color.none)};
`;

const icons: Readonly<Record<DueDateKind, IconName>> = {
  attendance: 'people',
  submission: 'task',
  evaluation: 'check',
  test: 'test',
  exam: 'award',
};

/** One date: when, what, of which course and session, where; a link to it where the role has one. */
export function DueDateCard({ dueDate, now }: { dueDate: DueDate; now: Date }) {
  const { t, language } = useTexts();
  const session = useStore($courseSessions).find(({ id }) => id === dueDate.course_session_id);
  const href = answered(dueDateLink(dueDate, dueDate.course_session.my_role));
  const left = daysLeft(dueDate, now);
  const persons = dueDate.persons.map(({ first_name, last_name }) => fullName(first_name, last_name));
  return (
    <Root>
      <time style={{ color: color.ink700 }} dateTime={dueDate.start}>
        {timeOf(dueDate, { t, language })}
      </time>
      <div>
        <Title>{href === undefined ? dueDate.title : <Link to={href}>{dueDate.title}</Link>}</Title>
        <Facts>
          <span>
            <Icon name={icons[dueDate.kind]} size={16} color={color.ink500} />
            {dueDate.subtitle}
          </span>
          <Course $accent={session?.course.course_type}>
            {dueDate.course_title} · {dueDate.session_title}
          </Course>
          {dueDate.circle && dueDate.circle.title !== dueDate.title && (
            <span>{t('circle', { circle: dueDate.circle.title })}</span>
          )}
          {dueDate.location !== '' && (
            <span>
              <Icon name="pin" size={16} color={color.ink500} />
              {dueDate.location}
            </span>
          )}
          {persons.length > 0 && (
            <span>
              <Icon name="people" size={16} color={color.ink500} />
              {new Intl.ListFormat(`${language}-CH`).format(persons)}
            </span>
          )}
        </Facts>
      </div>
      <div style={{ justifySelf: 'end' }}>
        {dueDate.done ? (
          <StatusPill status="finished" label={t(dueDate.kind === 'submission' ? 'handedIn' : 'done')} />
        ) : (
          left !== undefined && (
            <StatusPill
              status="waiting"
              label={t(left === 0 ? 'today' : left === 1 ? 'tomorrow' : 'inDays', { count: left })}
            />
          )
        )}
      </div>
    </Root>
  );
}

function timeOf(
  { start, end, all_day, kind }: DueDate,
  { t, language }: Pick<ReturnType<typeof useTexts>, 't' | 'language'>,
): string {
  if (end !== null && zurichDay(start) !== zurichDay(end)) {
    return t('until', { time: formatDay(end, language, 'short') });
  }
  if (end !== null) return `${formatTime(start)}–${formatTime(end)}`;
  if (kind !== 'attendance' && kind !== 'exam') return t('until', { time: formatTime(start) });
  return all_day ? t('allDay') : formatTime(start);
}
