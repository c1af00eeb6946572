import type { DashboardPerson } from '@learn/contracts';
import { fullName } from '@learn/domain';
import {
  Avatar,
  accentColor,
  color,
  ellipsis,
  fontSize,
  Hidden,
  Icon,
  Inline,
  Meta,
  Skeleton,
  space,
  Tag,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { RowParts, TableColumn } from '@learn/ui/table';
import { isParticipant, regionsOf, rolesOf } from './describePerson.ts';
import { Nothing } from './Nothing.tsx';
import { resultColumns } from './resultColumns.tsx';
import type { useTexts } from './texts.ts';
import type { Viewer } from './useViewer.ts';

type Texts = ReturnType<typeof useTexts>;

const Who = styled.span`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-width: 0;
  & > :nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.35;
  }
`;

const Mail = styled.a`
  position: relative;
  z-index: 1;
  ${ellipsis}
  justify-self: start;
  max-width: 100%;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Course = styled.span<{ $accent: string }>`
  display: block;
  padding-left: ${space[8]};
  border-left: 4px solid ${({ $accent }) => $accent};
  line-height: 1.35;
`;

const Organisation = styled.span`
  display: block;
  font-size: ${fontSize[14]};
  line-height: 1.15;
  hyphens: auto;
`;

type Column = TableColumn<DashboardPerson>;

interface Shown {
  readonly withMetrics: boolean;
  /** the people are those of one course */
  readonly withGrades: boolean;
}

/** The columns of the list: more for viewers who look after people than for fellow participants. */
export function personColumns(
  texts: Texts,
  viewer: Viewer,
  { withMetrics, withGrades }: Shown,
): readonly Column[] {
  const { t } = texts;
  const name: Column = {
    id: 'last_name',
    head: t('column.name'),
    track: 'minmax(0, 3.9fr)',
    sortable: true,
    placeholder: <PersonShape />,
    cell: (person, parts) => (
      <Person person={person} parts={parts} texts={texts} hasRoleColumn={!withGrades} />
    ),
  };
  const role: Column = {
    id: 'role',
    head: t('column.role'),
    track: 'minmax(144px, 1.1fr)',
    card: 'hidden',
    sortable: true,
    cell: (person) => <Role person={person} texts={texts} />,
  };
  const course: Column = {
    id: 'course',
    head: t('column.course'),
    track: 'minmax(0, 1.9fr)',
    card: 'plain',
    sortable: true,
    cell: (person) => <Courses person={person} texts={texts} />,
  };
  const region: Column = {
    id: 'region',
    head: t('column.region'),
    track: 'minmax(0, 1fr)',
    sortable: true,
    cell: (person) => regionsOf(person, texts.language).join(', ') || <Nothing texts={texts} />,
  };
  if (withMetrics) {
    const figures = [
      figure('passed', t('column.passed'), texts),
      figure('failed', t('column.failed'), texts),
    ];
    // of people of one course the session says enough, and their addresses need the room
    return withGrades
      ? [name, sessionColumn(texts), ...figures, ...resultColumns(texts)]
      : [name, role, course, ...figures];
  }
  const organisation: Column = {
    id: 'organisation',
    head: t('column.organisation'),
    track: 'minmax(0, 1.5fr)',
    cell: ({ organisation_name }) =>
      organisation_name === null ? (
        <Nothing texts={texts} />
      ) : (
        <Organisation>{organisation_name}</Organisation>
      ),
  };
  return [name, role, course, region, ...(viewer.looksAfter ? [organisation] : [])];
}

function figure(kind: 'passed' | 'failed', head: string, texts: Texts): Column {
  return {
    id: kind,
    head,
    track: '112px',
    cell: ({ competence_metrics: metrics }) => {
      // without an evaluation there is nothing that could be passed or failed
      if (!metrics || metrics.passed_count + metrics.failed_count === 0) return <Nothing texts={texts} />;
      const count = metrics[`${kind}_count`];
      const icon = kind === 'passed' ? 'check' : 'close';
      const tone = kind === 'passed' ? color.finished : color.failed;
      return (
        <Inline as="span">
          <Icon name={icon} size={16} color={count === 0 ? color.ink500 : tone} />
          <b>{count}</b>
        </Inline>
      );
    },
  };
}

interface PersonProps {
  readonly person: DashboardPerson;
  readonly parts: RowParts;
  readonly texts: Texts;
  /** where there is room for it */
  readonly hasRoleColumn: boolean;
}

function Person({ person, parts, texts, hasRoleColumn }: PersonProps) {
  const { first_name, last_name, avatar_url, email } = person;
  return (
    <Who>
      <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
      <span>
        {parts.link(<b>{fullName(first_name, last_name)}</b>)}
        {email !== null && (
          <Mail href={`mailto:${email}`} tabIndex={parts.tabIndex}>
            {email}
          </Mail>
        )}
      </span>
      {!isParticipant(person) &&
        (hasRoleColumn ? (
          <Hidden as="span" $at="lgOrPaper">
            <Role person={person} texts={texts} />
          </Hidden>
        ) : (
          <Role person={person} texts={texts} />
        ))}
    </Who>
  );
}

function PersonShape() {
  return (
    <Who>
      <Skeleton $shape="circle" />
      <span>
        <Skeleton $shape="text" $width="140px" />
        <Skeleton $shape="text" $width="190px" $height="14px" style={{ marginTop: 8 }} />
      </span>
    </Who>
  );
}

function Role({ person, texts }: { person: DashboardPerson; texts: Texts }) {
  const roles = rolesOf(person, texts.language);
  if (roles.length === 0) return <Nothing texts={texts} />;
  return isParticipant(person) ? roles.join(', ') : <Tag>{roles.join(', ')}</Tag>;
}

function sessionColumn(texts: Texts): Column {
  return {
    id: 'session',
    head: texts.t('filter.session'),
    track: 'minmax(0, 1.2fr)',
    card: 'wide',
    sortable: true,
    cell: (person) => sessionsText(person, texts),
  };
}

/** The title of the first session, and how many there are besides. */
function sessionsText({ course_sessions: [session, ...others] }: DashboardPerson, { t }: Texts): string {
  if (!session) return t('noCourse');
  const more = others.length > 0 ? ` ${t('moreSessions', { count: others.length })}` : '';
  return `${session.session_title}${more}`;
}

function Courses({ person, texts }: { person: DashboardPerson; texts: Texts }) {
  const [session] = person.course_sessions;
  if (!session) return <Meta>{texts.t('noCourse')}</Meta>;
  return (
    <Course $accent={accentColor[session.course_type]}>
      {session.course_title}
      <Meta>{sessionsText(person, texts)}</Meta>
    </Course>
  );
}
