import type { Language } from '@learn/domain';
import { Disclosure, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';

interface TranscriptProps {
  /** spoken lines; none are nothing to show */
  readonly lines: readonly string[];
  readonly language: Language;
}

/** What is spoken in a video, to read. */
export function Transcript({ lines, language }: TranscriptProps) {
  const { t } = useTexts();
  if (lines.length === 0) return undefined;
  return (
    <Disclosure level={2} title={t('video.transcript')}>
      <Text $measure lang={language}>
        {lines.join(' ')}
      </Text>
    </Disclosure>
  );
}
