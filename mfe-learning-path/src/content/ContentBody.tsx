import type { CompletionEntry } from '@learn/domain';
import { lazyPart } from '@learn/platform';
import { SkeletonText } from '@learn/ui';
import { Suspense } from 'react';
import type { Content } from './contentData.ts';
import { AssessmentContent } from './kinds/AssessmentContent.tsx';
import { DemoContent } from './kinds/DemoContent.tsx';
import { DocumentListContent } from './kinds/DocumentListContent.tsx';
import { ModuleContent } from './kinds/ModuleContent.tsx';
import { RichTextContent } from './kinds/RichTextContent.tsx';
import { VideoContent } from './kinds/VideoContent.tsx';

const AssignmentContent = lazyPart(
  'mfe-learning-path/assignment',
  async () => (await import('./kinds/assignment/AssignmentContent.tsx')).AssignmentContent,
);
const AttendanceContent = lazyPart(
  'mfe-learning-path/event',
  async () => (await import('./kinds/attendance/AttendanceContent.tsx')).AttendanceContent,
);
const MediaLibraryContent = lazyPart(
  'mfe-learning-path/media',
  async () => (await import('./kinds/MediaLibraryContent.tsx')).MediaLibraryContent,
);
const TestContent = lazyPart(
  'mfe-learning-path/event',
  async () => (await import('./kinds/test/TestContent.tsx')).TestContent,
);
const FeedbackContent = lazyPart(
  'mfe-learning-path/feedback',
  async () => (await import('./kinds/feedback/FeedbackContent.tsx')).FeedbackContent,
);

interface ContentBodyProps {
  readonly content: Content;
  /** the person's completion entry, undefined before the first event */
  readonly entry: CompletionEntry | undefined;
  readonly learner: boolean;
  readonly done: boolean;
}

/** What is between head and end of a content, by its kind; the larger kinds are loaded when they are first shown. */
export function ContentBody(properties: ContentBodyProps) {
  return (
    <Suspense fallback={<SkeletonText lines={5} />}>
      <BodyOfKind {...properties} />
    </Suspense>
  );
}

function BodyOfKind({ content, entry, learner, done }: ContentBodyProps) {
  switch (content.__typename) {
    case 'LearningContentRichText':
      return <RichTextContent content={content} />;
    case 'LearningContentDemo':
      return <DemoContent content={content} />;
    case 'LearningContentVideo':
      return <VideoContent content={content} entry={entry} learner={learner} done={done} />;
    case 'LearningContentDocumentList':
      return <DocumentListContent content={content} />;
    case 'LearningContentLearningModule':
      return <ModuleContent content={content} />;
    case 'LearningContentKnowledgeAssessment':
      return <AssessmentContent content={content} />;
    case 'LearningContentPlaceholder':
      return undefined;
    case 'LearningContentMediaLibrary':
      return <MediaLibraryContent content={content} />;
    case 'LearningContentAttendanceCourse':
      return <AttendanceContent content={content} />;
    case 'LearningContentEdoniqTest':
      return <TestContent content={content} />;
    case 'LearningContentFeedback':
      return <FeedbackContent content={content} />;
    case 'LearningContentAssignment':
      return <AssignmentContent content={content} />;
    default:
      // a kind that only a newer server knows: title and description say what there is to say
      return undefined;
  }
}
