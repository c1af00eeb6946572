import { writeTo } from '@learn/contracts';
import { fullName, roleLabel } from '@learn/domain';
import { lazyPart, useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, color, Heading, Inline, Meta, SkeletonText, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { LazyPanel } from '../parts/LazyPanel.tsx';
import { useTakesPart } from '../progress/useTakesPart.ts';
import { useTexts } from '../texts.ts';
import type { CircleData } from './circleData.ts';

const DocumentsSection = lazyPart(
  'mfe-learning-path/DocumentsSection',
  'mfe-learning-path/documents',
  async () => (await import('../documents/DocumentsSection.tsx')).DocumentsSection,
);

const Section = styled.section`
  display: grid;
  gap: ${space[12]};
  padding-block: ${space[24]};
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
  }
`;

const Goals = styled.ul`
  display: grid;
  gap: ${space[12]};
  & > li {
    position: relative;
    padding-left: 20px;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 8px;
    left: 0;
    width: 8px;
    height: 8px;
    border: 2px solid ${color.ink900};
    border-radius: 50%;
  }
`;

/** Beside the sequences: what is learned here, and the experts of this session. */
export function CircleAside({ circle }: { circle: CircleData }) {
  const { t, language } = useTexts();
  const { id: courseSessionId, course } = useCourseSession();
  const messages = useLinks().messages();
  const takesPart = useTakesPart();
  const role = roleLabel('EXPERT', course.course_type, language);
  return (
    <aside>
      {circle.goals.length > 0 && (
        <Section>
          <Heading level={2} size={18}>
            {t('circle.goals')}
          </Heading>
          <Goals>
            {circle.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </Goals>
        </Section>
      )}
      {circle.experts.length > 0 && (
        <Section>
          <Heading level={2} size={18}>
            {t('circle.contact')}
          </Heading>
          {circle.experts.map((expert) => (
            <div key={expert.user_id}>
              <Inline $gap={12} $nowrap style={{ lineHeight: 1.4 }}>
                <Avatar
                  firstName={expert.first_name}
                  lastName={expert.last_name}
                  src={expert.avatar_url || undefined}
                />
                <span>
                  <strong id={`expert-${expert.user_id}`}>
                    {fullName(expert.first_name, expert.last_name)}
                  </strong>
                  <Meta>{t('circle.expertRole', { role })}</Meta>
                </span>
              </Inline>
              {takesPart && (
                <TextLink
                  as={Link}
                  to={writeTo(messages, expert.user_id)}
                  icon="mail"
                  direction="none"
                  aria-describedby={`expert-${expert.user_id}`}
                >
                  {t('circle.write')}
                </TextLink>
              )}
            </div>
          ))}
        </Section>
      )}
      {course.configuration.enable_circle_documents && (
        <Section>
          <LazyPanel name={t('kind.documentList')} skeleton={<SkeletonText lines={4} />}>
            <DocumentsSection courseSessionId={courseSessionId} circle={circle} />
          </LazyPanel>
        </Section>
      )}
    </aside>
  );
}
