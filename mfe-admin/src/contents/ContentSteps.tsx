import { endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Card, Heading, Inline, Notice, Spinner, Stack, Text } from '@learn/ui';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { RunningImport } from '../list/RunningImport.tsx';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';
import type { ContentImport } from './contentData.ts';

/** What comes next: wait for the check, correct, import, watch and stop. */
export function ContentSteps({ found }: { found: ContentImport }) {
  const { t, language } = useTexts('contents');
  switch (found.state) {
    case 'checking':
      return (
        <Card as="section" aria-label={t('state.checking')}>
          <Inline $gap={16} role="status">
            <Spinner />
            <Text $measure>{t('step.checking')}</Text>
          </Inline>
        </Card>
      );
    case 'running':
      return <Running found={found} />;
    case 'done':
      return (
        <Notice tone="finished" icon="check" role="status">
          {t('step.done', {
            name: found.started_by,
            day: found.finished_at === null ? '' : formatDateTime(found.finished_at, language),
          })}
        </Notice>
      );
    case 'faulty':
      return (
        <Notice tone="failed" icon="warning">
          {t('step.faulty')}
        </Notice>
      );
    default:
      return <Ready found={found} />;
  }
}

function Ready({ found }: { found: ContentImport }) {
  const { t } = useTexts('contents');
  const { added, changed, unpublished, removed } = found.counts;
  const all = added + changed + unpublished + removed;
  const mayStart = all > 0 && found.refused.length === 0;
  return (
    <Card as="section" aria-labelledby="content-ready">
      <Stack $gap={16}>
        {found.state === 'failed' && (
          <Notice tone="failed" icon="warning">
            {t('step.failed')}
          </Notice>
        )}
        <Heading level={2} size={22} id="content-ready">
          {t(all === 0 ? 'step.same' : 'step.ready')}
        </Heading>
        {all > 0 && <Text $measure>{t(found.state === 'stopped' ? 'step.stopped' : 'step.nothingYet')}</Text>}
        {mayStart && <Start found={found} all={all} />}
      </Stack>
    </Card>
  );
}

/** Where people have worked on what would go, it asks once more. */
function Start({ found, all }: { found: ContentImport; all: number }) {
  const { t } = useTexts('contents');
  const { busy, failure, act } = useAction();
  const start = (unpublishUsed: boolean) =>
    rest.send(endpoints.startContentImport, {
      params: { id: found.id },
      body: { unpublish_used: unpublishUsed },
    });
  const label = t('step.start', { count: all });
  const conflicts = found.conflict_count;
  if (conflicts > 0) {
    return (
      <div>
        <ConfirmedAction
          trigger={<Button stretch="phone">{label}</Button>}
          title={t('step.usedTitle')}
          description={t('step.used', { count: conflicts })}
          action={t('step.useAll')}
          onConfirm={() => start(true)}
        />
      </div>
    );
  }
  return (
    <>
      {failure !== undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button stretch="phone" loading={busy} onClick={() => void act(() => start(false))}>
          {label}
        </Button>
      </div>
    </>
  );
}

function Running({ found }: { found: ContentImport }) {
  const { t } = useTexts('contents');
  const { busy, failure, act } = useAction();
  const { step } = found;
  return (
    <RunningImport
      label={t('state.running')}
      share={step === null ? 0 : step.done / step.all}
      progress={t(`step.${step?.kind ?? 'reading'}`, { course: step?.course ?? '' })}
      stop={t('step.stop')}
      leave={t('step.leave')}
      busy={busy}
      failure={failure}
      onStop={() => void act(() => rest.send(endpoints.stopContentImport, { params: { id: found.id } }))}
    />
  );
}
