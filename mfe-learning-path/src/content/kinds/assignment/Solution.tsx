import { Card, Heading, Stack, Text, TextLink } from '@learn/ui';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData } from './useWork.ts';

interface SolutionProps {
  readonly sample: NonNullable<AssignmentData['solution_sample']>;
  readonly language: string;
}

/** A solution to compare with, once the work is handed in. */
export function Solution({ sample, language }: SolutionProps) {
  const { t } = useTexts('assignment');
  return (
    <Card as="section" aria-labelledby="solution-title">
      <Stack $gap={8} $align="start">
        <Heading level={2} id="solution-title">
          {t('solution.title')}
        </Heading>
        {sample.thumbnail && <img src={sample.thumbnail} alt="" width={240} loading="lazy" />}
        <Text $measure lang={language}>
          {sample.display_text}
        </Text>
        {sample.description && (
          <Text $measure $tone="secondary" lang={language}>
            {sample.description}
          </Text>
        )}
        {sample.url && (
          <TextLink href={sample.url}>
            <span lang={language}>{sample.link_display_text || sample.display_text}</span>
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
