import { minimumForAverages } from '@learn/domain';
import { Notice, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Sheet } from '../Sheet.ts';
import type { FeedbackContentData } from './questionnaire.ts';
import { useFeedbackTexts } from './texts.ts';

const Questions = styled.ol`
  display: grid;
  gap: ${space[12]};
  padding-left: ${space[24]};
  list-style: decimal;
`;

/** What participants are asked, for those who only look at the course. */
export function FeedbackPreview({ content }: { content: FeedbackContentData }) {
  const { t } = useFeedbackTexts();
  return (
    <Sheet $gap={24}>
      <Notice>{t('preview', { count: minimumForAverages })}</Notice>
      <Questions>
        {content.questionnaire.questions.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </Questions>
    </Sheet>
  );
}
