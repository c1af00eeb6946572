import { endpoints } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Card, Heading, Inline, Notice, Stack, Text } from '@learn/ui';
import { RunningImport } from '../list/RunningImport.tsx';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

/** What comes next: carry out, watch and stop, or go on. */
export function ImportSteps({ found }: { found: PersonImport }) {
  const { t } = useTexts('imports');
  const good = found.new_people + found.known_people;
  if (found.state === 'running') return <Running found={found} good={good} />;
  if (good === 0) return found.taken > 0 ? <Finished found={found} /> : undefined;
  return (
    <Card as="section">
      <Stack $gap={16}>
        <Heading level={2} size={22}>
          {t(found.state === 'checked' ? 'step.checked' : 'step.more')}
        </Heading>
        <Text $measure>
          {t(found.state === 'checked' ? 'step.nothingYet' : 'step.goOn')}{' '}
          {found.faulty > 0 && t('step.leftOut', { count: found.faulty })}
        </Text>
        <Start found={found} good={good} />
      </Stack>
    </Card>
  );
}

function Start({ found, good }: { found: PersonImport; good: number }) {
  const { t } = useTexts('imports');
  const { busy, failure, act } = useAction();
  return (
    <>
      {failure !== undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {failure}
        </Notice>
      )}
      <Inline $gap={12}>
        <Button
          stretch="phone"
          loading={busy}
          onClick={() =>
            void act(() =>
              rest.send(endpoints.startPersonImport, {
                params: { id: found.id },
                body: { leave_out_faulty: true },
              }),
            )
          }
        >
          {t(found.faulty > 0 ? 'step.takeGood' : 'step.takeAll', {
            count: good,
          })}
        </Button>
      </Inline>
    </>
  );
}

function Running({ found, good }: { found: PersonImport; good: number }) {
  const { t } = useTexts('imports');
  const { busy, failure, act } = useAction();
  const all = found.taken + good;
  return (
    <RunningImport
      label={t('state.running')}
      share={all === 0 ? 1 : found.taken / all}
      progress={t('step.progress', { taken: formatNumber(found.taken), all: formatNumber(all) })}
      stop={t('step.stop')}
      leave={t('step.leave')}
      busy={busy}
      failure={failure}
      onStop={() => void act(() => rest.send(endpoints.stopPersonImport, { params: { id: found.id } }))}
    />
  );
}

function Finished({ found }: { found: PersonImport }) {
  const { t } = useTexts('imports');
  return (
    <Notice tone="finished" icon="check" role="status">
      {t('step.done', { count: found.taken })}
    </Notice>
  );
}
