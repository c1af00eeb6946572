import { minimumForAverages } from '@learn/domain';
import { Notice, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';
import { Sheet } from '../Sheet.ts';
import type { FeedbackContentData } from './questionnaire.ts';

const Questions = styled.ol`
  display: grid;
  gap: ${space[12]};
  padding-left: ${space[24]};
  list-style: decimal;
`;

/** What participants are asked, for those who only look at the course. */
export function FeedbackPreview({ content }: { content: FeedbackContentData }) {
  const { t } = useTexts('feedback');
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
