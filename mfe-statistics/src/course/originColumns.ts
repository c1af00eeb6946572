import { regionName } from '@learn/domain';
import type { TableColumn } from '@learn/ui/table';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import type { useTexts } from '../texts.ts';
import type { RecordOrigin } from './Records.tsx';

type Texts = ReturnType<typeof useTexts<'filters'>>;

/** The columns that say of which session and region a record is. */
export function originColumns<Row extends RecordOrigin>({ t, language }: Texts): readonly TableColumn<Row>[] {
  return [
    {
      id: 'session',
      head: t('session'),
      track: 'minmax(0, 1.4fr)',
      cell: ({ course_session_title }) => course_session_title,
    },
    {
      id: 'region',
      head: t('region'),
      track: 'minmax(0, 1fr)',
      cell: ({ region }) => regionName(region, language),
    },
  ];
}

/** Names of circles by their ids, as the filters offer them. */
export function circleNames({ course_session_properties }: CourseFrameFragment): (id: string) => string {
  const names = new Map(course_session_properties.circles.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '–';
}
