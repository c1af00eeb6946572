import { Link } from '@learn/platform/router';
import { Button, Card, Heading, Inline, Stack, Text, TextLink } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { useTexts } from '../texts.ts';
import type { AdminSession } from './sessionData.ts';

/** How many take part in the session; the way to them, and to a list that leads more of them into it. */
export function MembersCard({ session }: { session: AdminSession }) {
  const { t } = useTexts('session');
  return (
    <Card as="section" aria-labelledby="members">
      <Stack $gap={12}>
        <Inline $justify="space-between">
          <Heading level={2} size={18} id="members">
            {t('ready.part.members')}
          </Heading>
          {session.archived_at === null && (
            <Button
              as={Link}
              to={`${paths.newImport}?session=${session.id}`}
              variant="secondary"
              size="small"
              icon="plus"
            >
              {t('members.import')}
            </Button>
          )}
        </Inline>
        <Text $tone="secondary">{t('members.count', { count: session.member_count })}</Text>
        <div>
          <TextLink as={Link} to={`${paths.people}?course_session_id=${session.id}`}>
            {t('members.people')}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
