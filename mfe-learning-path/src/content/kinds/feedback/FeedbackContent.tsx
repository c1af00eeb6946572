import { useTakesPart } from '../../../progress/useTakesPart.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import { FeedbackThanks } from './FeedbackThanks.tsx';
import type { FeedbackContentData } from './questionnaire.ts';
import { useFeedback } from './useFeedback.ts';

/** A questionnaire about the course: answered once, and anonymous from then on (domain decisions §10). */
export function FeedbackContent({ content }: { content: FeedbackContentData }) {
  return useTakesPart() ? <OwnFeedback content={content} /> : <FeedbackPreview content={content} />;
}

function OwnFeedback({ content }: { content: FeedbackContentData }) {
  const feedback = useFeedback(content);
  return feedback.submission === 'done' ? (
    <FeedbackThanks />
  ) : (
    <FeedbackForm content={content} feedback={feedback} />
  );
}
