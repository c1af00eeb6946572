import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import type { FeedbackContentData } from './questionnaire.ts';
import { useFeedback } from './useFeedback.ts';

interface FeedbackContentProps {
  readonly content: FeedbackContentData;
  readonly learner: boolean;
}

/** A questionnaire about the course: answered once, and from then on nobody's (domain decisions §10). */
export function FeedbackContent({ content, learner }: FeedbackContentProps) {
  return learner ? <OwnFeedback content={content} /> : <FeedbackPreview content={content} />;
}

function OwnFeedback({ content }: { content: FeedbackContentData }) {
  const feedback = useFeedback(content);
  return feedback.submission === 'done' ? (
    <FeedbackThanks />
  ) : (
    <FeedbackForm content={content} feedback={feedback} />
  );
}
