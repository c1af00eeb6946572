import { Button, Inline, Notice, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** What a form says of fields that another person has changed while something was typed there. */
export interface Conflicts {
  readonly conflicts: readonly string[];
  readonly settle: (counts: 'mine' | 'theirs') => void;
}

/** Asks which counts: what is typed here, or what another administrator has saved meanwhile, which stands beside the fields. */
export function ConflictNotice({ conflicts, settle }: Conflicts) {
  const { t } = useTexts();
  if (conflicts.length === 0) return undefined;
  return (
    <Notice tone="waiting" icon="warning" role="alert">
      <Stack $gap={12}>
        <span>{t('form.changed.question', { count: conflicts.length })}</span>
        <Inline $gap={12}>
          <Button variant="secondary" size="small" onClick={() => settle('mine')}>
            {t('form.changed.keepMine')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => settle('theirs')}>
            {t('form.changed.keepTheirs')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
