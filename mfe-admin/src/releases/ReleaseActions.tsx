import { Button } from '@learn/ui';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { useTexts } from '../texts.ts';
import { KillDialog } from './KillDialog.tsx';
import { moveRelease, type Release } from './release.ts';

type Kind = 'rollback' | 'stop_canary' | 'pin' | 'unpin' | 'revive';

/** What can be done with a release as a whole. */
export function ReleaseActions({ release }: { readonly release: Release }) {
  const { t } = useTexts('releases');
  const { name, versions, canary, pinned, killed } = release;
  // an older server does not say what a rollback leads to
  const { previous }: Partial<Release> = release;
  const kinds: readonly Kind[] = [
    ...(previous !== null && versions.length > 1 ? (['rollback'] as const) : []),
    ...(canary === null ? [] : (['stop_canary'] as const)),
    pinned === '' ? 'pin' : 'unpin',
    ...(killed === null ? [] : (['revive'] as const)),
  ];
  return (
    <>
      {kinds.map((kind) => (
        <ReasonDialog
          key={kind}
          trigger={
            <Button variant="secondary" size="small" aria-label={t('actionOf', { action: t(kind), name })}>
              {t(kind)}
            </Button>
          }
          title={t('actionOf', { action: t(kind), name })}
          description={
            kind === 'rollback' && previous ? t('rollbackTo', { version: previous }) : t(`${kind}Text`)
          }
          action={t(kind)}
          onConfirm={({ reason }) => moveRelease(name, { kind, reason })}
        />
      ))}
      {/* without the shell there is no page that could say why */}
      {killed === null && name !== 'shell' && <KillDialog name={name} />}
    </>
  );
}
