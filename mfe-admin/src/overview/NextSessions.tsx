import { fillPath } from '@learn/contracts';
import { formatDate } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Button, Card, Heading, Icon, Inline, Meta, Stack, Text } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { CourseName } from '../sessions/CourseName.tsx';
import { useTexts } from '../texts.ts';
import type { Overview } from './Figures.tsx';
import { LinkRows } from './LinkRows.ts';

/** The sessions that begin next, with who is missing. */
export function NextSessions({ sessions }: { sessions: Overview['next_sessions'] }) {
  const { t, language } = useTexts('overview');
  return (
    <Card as="section" aria-labelledby="next-sessions">
      <Stack $gap={12}>
        <Inline $justify="space-between">
          <Heading level={2} size={18} id="next-sessions">
            {t('next.title')}
          </Heading>
          <Button as={Link} to={paths.newSession} variant="secondary" size="small" icon="plus">
            {t('next.create')}
          </Button>
        </Inline>
        {sessions.length === 0 ? (
          <Text $tone="secondary">{t('next.none')}</Text>
        ) : (
          <LinkRows>
            {sessions.map(
              ({ id, title, course_title, course_type, start_date, member_count, expert_count }) => (
                <li key={id}>
                  <div>
                    <Link to={fillPath(paths.session, { courseSessionId: id })}>{title}</Link>
                    <div>
                      <CourseName title={course_title} courseType={course_type} />
                    </div>
                  </div>
                  <Meta as="div">
                    {formatDate(start_date, language)}
                    <div>
                      {t('next.members', { count: member_count })},{' '}
                      {t('next.experts', { count: expert_count })}
                    </div>
                  </Meta>
                  <Icon name="right" />
                </li>
              ),
            )}
          </LinkRows>
        )}
      </Stack>
    </Card>
  );
}
