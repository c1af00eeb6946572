import { Button, Card, Notice, Stack, Text } from '@learn/ui';
import { ProgressBar } from '@learn/ui/form';

/** Props of RunningImport; all texts are in the reader's language. */
export type RunningImportProps = {
  label: string;
  /** 0 to 1 */
  share: number;
  progress: string;
  stop: string;
  /** says that the page may be left */
  leave: string;
  busy: boolean;
  failure: string | undefined;
  onStop: () => void;
};

/** How far an import is, with the button that stops it. */
export function RunningImport({
  label,
  share,
  progress,
  stop,
  leave,
  busy,
  failure,
  onStop,
}: RunningImportProps) {
  return (
    <Card as="section" aria-label={label}>
      <Stack $gap={16}>
        <ProgressBar
          share={share}
          label={progress}
          action={
            <Button variant="secondary" size="small" loading={busy} onClick={onStop}>
              {stop}
            </Button>
          }
        />
        <Text $tone="secondary">{leave}</Text>
        {failure !== undefined && (
          <Notice tone="failed" icon="warning" role="alert">
            {failure}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
