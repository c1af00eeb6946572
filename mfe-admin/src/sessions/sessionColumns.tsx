import { formatNumber, formatShortDate, type Language, regionName } from '@learn/domain';
import { Meta } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';
import { CourseName } from './CourseName.tsx';
import { SessionStatePill } from './SessionStatePill.tsx';
import type { ListedSession } from './useSessions.ts';

interface ColumnOptions {
  readonly t: TranslateText<'sessions'>;
  readonly language: Language;
}

export function sessionColumns({ t, language }: ColumnOptions): readonly TableColumn<ListedSession>[] {
  return [
    {
      id: 'title',
      head: t('column.title'),
      track: 'minmax(0, 2fr)',
      sortable: true,
      cell: ({ title, course }, { link }) => (
        <span>
          {link(<b>{title}</b>)}
          <br />
          <CourseName title={course.title} courseType={course.course_type} />
        </span>
      ),
    },
    {
      id: 'region',
      head: t('column.region'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ region }) => regionName(region, language) || '–',
    },
    {
      id: 'generation',
      head: t('column.generation'),
      track: '128px',
      sortable: true,
      cell: ({ generation }) => generation || '–',
    },
    {
      id: 'start_date',
      head: t('column.period'),
      track: '144px',
      sortable: true,
      cell: ({ start_date, end_date }) => (
        <span>
          {formatShortDate(start_date)}
          <Meta>{t('until', { day: formatShortDate(end_date) })}</Meta>
        </span>
      ),
    },
    {
      id: 'members',
      head: t('column.members'),
      track: '148px',
      sortable: true,
      cell: ({ member_count, expert_count }) => (
        <span>
          {formatNumber(member_count)}
          <Meta>{t('experts', { count: expert_count })}</Meta>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: '152px',
      card: 'plain',
      cell: ({ state }) => <SessionStatePill state={state} />,
    },
  ];
}
