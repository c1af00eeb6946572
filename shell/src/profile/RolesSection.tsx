import { endpoints } from '@learn/contracts';
import { type CourseType, dashboardRoleLabel, roleLabel } from '@learn/domain';
import { $courseSessions, useRest, useStore } from '@learn/platform';
import { color, media, Panel, Stack, space, Tag, Text } from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Line = styled.div`
  display: grid;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  justify-items: start;
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & b {
    color: ${color.ink900};
  }
`;

interface RoleLine {
  readonly id: string;
  readonly title: string;
  readonly session: string | undefined;
  readonly courseType: CourseType;
  readonly label: string;
}

/** Roles that belong to an organisation, its apprentices or its exam dates, beside the sessions (domain decisions §2). */
const organisationRoles = ['Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte'];

/** As what the person is in which course session. */
export function RolesSection() {
  const { t } = useTexts();
  const lines = useRoleLines();
  return (
    <FormSection id="roles" title={t('roles.title')} lead={t('roles.lead')}>
      {lines.length === 0 ? (
        <Text $tone="secondary">{t('roles.none')}</Text>
      ) : (
        <Stack as="ul" $gap={12}>
          {lines.map(({ id, title, session, courseType, label }) => (
            <li key={id}>
              <Panel $accent={courseType}>
                <Line>
                  <div>
                    <b>{title}</b>
                    {session !== undefined && (
                      <Text $size={14} $tone="secondary">
                        {session}
                      </Text>
                    )}
                  </div>
                  <Tag>{label}</Tag>
                </Line>
              </Panel>
            </li>
          ))}
        </Stack>
      )}
    </FormSection>
  );
}

function useRoleLines(): readonly RoleLine[] {
  const { language } = useTexts();
  const sessions = useStore($courseSessions);
  // without it only the few roles beside the sessions are missing
  const { data: panels } = useRest(endpoints.dashboardConfig, {});
  return [
    ...sessions.map(({ id, title, course, my_role }) => ({
      id,
      title: course.title,
      session: title,
      courseType: course.course_type,
      label: roleLabel(my_role, course.course_type, language),
    })),
    ...(panels ?? [])
      .filter(({ role_key }) => organisationRoles.includes(role_key))
      .map((panel) => ({
        id: `${panel.course_id}/${panel.role_key}`,
        title: panel.course_title,
        session: undefined,
        courseType: panel.course_type,
        label: dashboardRoleLabel(panel.role_key, panel, language),
      })),
  ];
}
