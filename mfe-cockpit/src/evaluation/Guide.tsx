import { Link } from '@learn/platform/router';
import { Inline, Notice, Stack, Text, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { EvaluatedAssignment } from './evaluationFields.ts';

/** By what is evaluated: in words, as a document, and the solution that participants see afterwards. */
export function Guide({ assignment }: { assignment: EvaluatedAssignment }) {
  const { t } = useTexts('evaluation');
  const {
    evaluation_description: words,
    evaluation_document_url: guide,
    solution_sample: sample,
  } = assignment;
  const { language } = assignment.learning_content;
  if (!words && !guide && !sample) return undefined;
  const document = { target: '_blank', rel: 'noopener noreferrer', icon: 'text' } as const;
  return (
    <Notice>
      <Stack $gap={8}>
        {words && <Text lang={language}>{words}</Text>}
        <Inline $gap={16}>
          {guide && (
            <TextLink href={guide} {...document}>
              {t('guide')}
            </TextLink>
          )}
          {sample?.url.startsWith('/') && (
            <TextLink as={Link} to={sample.url} lang={language}>
              {sample.link_display_text || sample.display_text}
            </TextLink>
          )}
          {sample?.url && !sample.url.startsWith('/') && (
            <TextLink href={sample.url} {...document} lang={language}>
              {sample.link_display_text || sample.display_text}
            </TextLink>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
