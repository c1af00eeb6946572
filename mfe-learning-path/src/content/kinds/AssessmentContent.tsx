import { EmptyState } from '@learn/ui';
import { useEffect } from 'react';
import { useSessionState } from '../../parts/useSessionState.ts';
import { useTexts } from '../../texts.ts';
import type { ContentBodyProps, ContentOf } from '../contentData.ts';
import { AssessmentQuestion } from './AssessmentQuestion.tsx';
import { AssessmentResult } from './AssessmentResult.tsx';
import { type AssessmentState, assessmentStart, readAssessmentState } from './assessment.ts';

/** Questions for self-study, one by one, with an explanation after each answer; nothing of it is sent or graded. */
export function AssessmentContent({ content, onWorked }: ContentBodyProps<ContentOf<'KnowledgeAssessment'>>) {
  const { t } = useTexts();
  const { questions } = content;
  const [{ position, answers }, setState] = useSessionState<AssessmentState>(
    `assessment/${content.id}`,
    assessmentStart,
    (kept) => readAssessmentState(kept, questions),
  );
  const question = questions[position];
  useEffect(() => {
    if (!question) onWorked();
  }, [question, onWorked]);
  if (questions.length === 0) return <EmptyState icon="brain" title={t('assessment.empty')} />;
  if (!question)
    return (
      <AssessmentResult
        language={content.language}
        questions={questions}
        answers={answers}
        onRestart={() => setState(assessmentStart)}
      />
    );
  return (
    <AssessmentQuestion
      key={position}
      language={content.language}
      question={question}
      number={position + 1}
      count={questions.length}
      answer={answers[position]}
      onAnswer={(answer) => setState({ position, answers: [...answers.slice(0, position), answer] })}
      onNext={() => setState({ position: position + 1, answers })}
    />
  );
}
