import { endpoints } from '@learn/contracts';
import { dashboardRoleLabel, regionName, roleLabel } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Inline, Meta, Text } from '@learn/ui';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { useTexts } from '../texts.ts';
import type { AdminUser, Enrolment } from './adminUser.ts';
import { Lines } from './Lines.tsx';
import { EnrolDialog } from './roles/EnrolDialog.tsx';
import { EnrolmentDialog } from './roles/EnrolmentDialog.tsx';
import { OrganisationRoleDialog } from './roles/OrganisationRoleDialog.tsx';
import { RegionsDialog } from './roles/RegionsDialog.tsx';
import { Section } from './Section.tsx';

/** What a person is where: in sessions, for regions, for an organisation. */
export function RolesSection({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const none = user.enrolments.length + user.regions.length + user.organisation_roles.length === 0;
  return (
    <Section
      title={t('roles.title')}
      action={
        <Inline $gap={12}>
          <EnrolDialog user={user} />
          <RegionsDialog user={user} />
          <OrganisationRoleDialog user={user} />
        </Inline>
      }
    >
      {none ? (
        <Text $tone="secondary">{t('roles.none')}</Text>
      ) : (
        <Lines>
          {user.enrolments.map((enrolment) => (
            <EnrolmentLine key={enrolment.id} enrolment={enrolment} />
          ))}
          {user.regions.map(({ course_id: courseId, course_title: course, region }) => (
            <li key={`${courseId} ${region}`}>
              <span>
                <b>{roleLabel('SUPERVISOR', 'vv', language)}</b>
                <Meta>
                  {regionName(region, language)} · {course}
                </Meta>
              </span>
            </li>
          ))}
          {user.organisation_roles.map((role) => (
            <OrganisationRoleLine key={role.id} role={role} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function EnrolmentLine({ enrolment }: { enrolment: Enrolment }) {
  const { t, language } = useTexts('people');
  const label = roleLabel(enrolment.role, enrolment.course_type, language);
  const more =
    enrolment.role === 'EXPERT'
      ? enrolment.circles.map(({ title }) => title)
      : enrolment.mentees.map(({ name }) => name);
  return (
    <li>
      <span>
        <b>{label}</b>
        <Meta>
          {enrolment.course_title} · {enrolment.course_session_title}
        </Meta>
        {enrolment.role !== 'MEMBER' && <Meta>{more.join(', ') || t(`roles.nobody.${enrolment.role}`)}</Meta>}
      </span>
      <Inline $gap={8}>
        {enrolment.role !== 'MEMBER' && <EnrolmentDialog enrolment={enrolment} />}
        <ConfirmedAction
          trigger={
            <Button variant="quiet" size="small">
              {t('roles.end')}
            </Button>
          }
          title={t('roles.endTitle', { role: label, session: enrolment.course_session_title })}
          description={t(`roles.endText.${enrolment.role}`)}
          action={t('roles.end')}
          onConfirm={() => rest.send(endpoints.endEnrolment, { params: { id: enrolment.id } })}
        />
      </Inline>
    </li>
  );
}

function OrganisationRoleLine({ role }: { role: AdminUser['organisation_roles'][number] }) {
  const { t, language } = useTexts('people');
  const label = dashboardRoleLabel(role.role, 'vv', language);
  return (
    <li>
      <span>
        <b>{label}</b>
        <Meta>{[role.organisation_name, role.course_title].filter((part) => part !== '').join(' · ')}</Meta>
        {role.organisation !== null && <Meta>{t('roles.people', { count: role.people_count })}</Meta>}
      </span>
      <ConfirmedAction
        trigger={
          <Button variant="quiet" size="small">
            {t('roles.end')}
          </Button>
        }
        title={t('roles.endTitle', { role: label, session: role.course_title })}
        description={t('roles.endText.organisation')}
        action={t('roles.end')}
        onConfirm={() => rest.send(endpoints.endOrganisationRole, { params: { id: role.id } })}
      />
    </li>
  );
}
