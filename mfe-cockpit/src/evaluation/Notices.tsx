import { formatTime, fullName, type WorkView } from '@learn/domain';
import { Link, useParams } from '@learn/platform/router';
import { Button, Inline, Notice, Stack, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { evaluationAddress } from './addresses.ts';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import type { Correction } from './useCorrection.ts';
import { type Evaluation, isReleased } from './useEvaluation.ts';
import type { Evaluator } from './useEvaluators.ts';
import type { Queue } from './useQueue.ts';

const Root = styled(Stack)`
  margin-bottom: ${space[16]};
  &:empty {
    display: none;
  }
`;

interface NoticesProps {
  readonly own: Evaluation;
  readonly participant: Queue['current'];
  readonly evaluators: readonly Evaluator[];
  readonly queue: Queue | undefined;
  readonly view: WorkView;
  readonly correction: Correction;
}

/** What is to be known before one goes on: who else is here, what is saved where, what is released, and what changed. */
export function Notices({ own, participant, evaluators, queue, view, correction }: NoticesProps) {
  const { t } = useTexts('evaluation');
  const { courseSlug = '', assignmentId = '' } = useParams();
  const { work, phase, submits, overtaken } = own;
  const next = queue?.next;
  const toNext = next && (
    <TextLink as={Link} to={evaluationAddress({ courseSlug, assignmentId, userId: next.user_id }, view)}>
      {t('toNext', { name: fullName(next.first_name, next.last_name) })}
    </TextLink>
  );
  const names = evaluators.map(({ first_name, last_name }) => fullName(first_name, last_name));
  return (
    <Root $gap={12}>
      {names.length > 0 && (
        <Notice tone="progress" icon="people" role="status">
          {t('others', { count: names.length, names: names.join(', ') })}
        </Notice>
      )}
      {isReleased(work) && work.evaluation_withdrawable_until && (
        <ReleaseNotice
          until={work.evaluation_withdrawable_until}
          own={own}
          name={participant.first_name}
          next={toNext}
        />
      )}
      {isReleased(work) && !work.evaluation_withdrawable_until && correction.values === undefined && (
        <Notice tone="finished" icon="check">
          <Inline $gap={16}>
            <Text as="span">
              {t('stands', {
                name: participant.first_name,
                by: work.evaluation_user
                  ? fullName(work.evaluation_user.first_name, work.evaluation_user.last_name)
                  : '–',
              })}
            </Text>
            {correction.begin && (
              <Button variant="secondary" size="small" onClick={correction.begin}>
                {t('correct')}
              </Button>
            )}
            {toNext}
          </Inline>
        </Notice>
      )}
      {correction.values !== undefined && (
        <Notice tone="waiting" icon="warning" role="status">
          {t(`correction.${correction.failure ?? 'open'}`, { name: participant.first_name })}
        </Notice>
      )}
      {submits && (
        <Notice tone={phase === 'waiting' ? 'waiting' : 'progress'} icon="clock" role="status">
          {t(phase === 'waiting' ? 'releaseWaits' : 'releasing')}
        </Notice>
      )}
      {overtaken && (
        <Notice tone="waiting" icon="warning" role="alert">
          {t('overtaken', { time: formatTime(work.updated_at) })}
        </Notice>
      )}
      {!submits && (phase === 'waiting' || phase === 'failed' || phase === 'refused') && (
        <Notice
          tone={phase === 'refused' ? 'failed' : 'waiting'}
          icon={phase === 'waiting' ? 'offline' : 'warning'}
          role="status"
          {...(phase === 'refused' && { onRetry: () => void own.autosave.save() })}
        >
          {t(`phase.${phase}`)}
        </Notice>
      )}
    </Root>
  );
}
