import { Button, Field, Select } from '@learn/ui';
import { useState } from 'react';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { useTexts } from '../texts.ts';
import { moveRelease, type Release } from './release.ts';

const percents = ['1', '5', '10', '25', '50'] as const;

/** Makes a version live, or shows it to some first. */
export function VersionActions({
  release,
  version,
}: {
  readonly release: Release;
  readonly version: string;
}) {
  const { t } = useTexts('releases');
  const [percent, setPercent] = useState<(typeof percents)[number]>('10');
  const { name, live, canary, pinned } = release;
  if (version === live || pinned !== '') return undefined;
  const named = { version, name };
  return (
    <>
      <ReasonDialog
        trigger={
          <Button variant="secondary" size="small" aria-label={t('promoteOf', named)}>
            {t('promote')}
          </Button>
        }
        title={t('promoteOf', named)}
        description={t('promoteText')}
        action={t('promote')}
        onConfirm={({ reason }) => moveRelease(name, { kind: 'promote', version, reason })}
      />
      {live !== null && version !== canary?.version && (
        <ReasonDialog
          trigger={
            <Button variant="quiet" size="small" aria-label={t('startCanaryOf', named)}>
              {t('startCanary')}
            </Button>
          }
          title={t('startCanaryOf', named)}
          description={t('startCanaryText')}
          action={t('startCanary')}
          onConfirm={({ reason }) =>
            moveRelease(name, { kind: 'canary', version, percent: Number(percent), reason })
          }
        >
          <Field label={t('share')}>
            <Select
              options={percents.map((value) => ({ value, label: `${value} %` }))}
              value={percent}
              onChange={setPercent}
            />
          </Field>
        </ReasonDialog>
      )}
    </>
  );
}
