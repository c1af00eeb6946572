import { endpoints } from '@learn/contracts';
import { formatDay, fullName } from '@learn/domain';
import { rest, useCourseSession } from '@learn/platform';
import { Avatar, Button, Heading, Inline, Notice, Stack, Text } from '@learn/ui';
import { ConfirmDialog } from '@learn/ui/overlay';
import { useTexts } from '../texts.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { personOf } from './personOf.ts';
import { RequestPanel } from './RequestPanel.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

/** A request that waits for the mentor; it can be taken back until then. */
export function OpenRequest({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('feedback');
  const { id: courseSessionId } = useCourseSession();
  const { provider, requested_at, learning_unit, requester } = feedback;
  const name = fullName(provider.first_name, provider.last_name);
  const params = { courseSessionId, unitId: learning_unit.id, userId: requester.id };
  return (
    <RequestPanel>
      <Stack $gap={16}>
        <Heading level={2} size={18}>
          {t('request.title')}
        </Heading>
        <Inline $gap={12} $nowrap>
          <Avatar {...personOf(provider)} />
          <div>
            <b>{name}</b>
            <Text $tone="secondary" $size={14}>
              {t('request.askedOn', { day: formatDay(requested_at, language, 'short') })}
            </Text>
          </div>
        </Inline>
        <AskedQuestion round={feedback} />
        <Text $tone="secondary" $size={14}>
          {t('request.hint')}
        </Text>
        <ConfirmDialog
          trigger={
            <Button variant="secondary" stretch="always">
              {t('request.withdraw')}
            </Button>
          }
          title={t('request.withdrawTitle')}
          description={t('request.withdrawText', { name: provider.first_name })}
          closeLabel={t('request.close')}
          cancelLabel={t('request.cancel')}
          confirmLabel={t('request.withdraw')}
          onConfirm={async () => {
            await rest.send(endpoints.withdrawSelfEvaluationFeedback, { params });
          }}
          failure={() => (
            <Notice tone="failed" icon="warning" role="alert">
              {t('request.failed')}
            </Notice>
          )}
        />
      </Stack>
    </RequestPanel>
  );
}
