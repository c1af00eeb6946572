import { lazyPart } from '@learn/platform';
import { SkeletonText } from '@learn/ui';
import { type ComponentType, memo, Suspense } from 'react';
import { type ContentBodyProps, type ContentKind, type ContentOf, kindNameOf } from './contentData.ts';
import { AssessmentContent } from './kinds/AssessmentContent.tsx';
import { DemoContent } from './kinds/DemoContent.tsx';
import { DocumentListContent } from './kinds/DocumentListContent.tsx';
import { ModuleContent } from './kinds/ModuleContent.tsx';
import { RichTextContent } from './kinds/RichTextContent.tsx';
import { VideoContent } from './kinds/VideoContent.tsx';

const AssignmentContent = lazyPart(
  'mfe-learning-path/AssignmentContent',
  'mfe-learning-path/assignment',
  () => import('./kinds/assignment/AssignmentContent.tsx').then((module) => module.AssignmentContent),
);
const AttendanceContent = lazyPart('mfe-learning-path/AttendanceContent', 'mfe-learning-path/event', () =>
  import('./kinds/attendance/AttendanceContent.tsx').then((module) => module.AttendanceContent),
);
const MediaLibraryContent = lazyPart('mfe-learning-path/MediaLibraryContent', 'mfe-learning-path/media', () =>
  import('./kinds/MediaLibraryContent.tsx').then((module) => module.MediaLibraryContent),
);
const TestContent = lazyPart('mfe-learning-path/TestContent', 'mfe-learning-path/event', () =>
  import('./kinds/test/TestContent.tsx').then((module) => module.TestContent),
);
const FeedbackContent = lazyPart('mfe-learning-path/FeedbackContent', 'mfe-learning-path/feedback', () =>
  import('./kinds/feedback/FeedbackContent.tsx').then((module) => module.FeedbackContent),
);

type BodiesByKind = { readonly [Kind in ContentKind]?: ComponentType<ContentBodyProps<ContentOf<Kind>>> };

/** A placeholder, and a kind that only a newer server knows, say with title and description what there is to say. */
const bodies: BodiesByKind = {
  Assignment: AssignmentContent,
  AttendanceCourse: AttendanceContent,
  Demo: DemoContent,
  DocumentList: DocumentListContent,
  EdoniqTest: TestContent,
  Feedback: FeedbackContent,
  KnowledgeAssessment: AssessmentContent,
  LearningModule: ModuleContent,
  MediaLibrary: MediaLibraryContent,
  RichText: RichTextContent,
  Video: VideoContent,
};

/** What is between head and end of a content, by its kind; the larger kinds are loaded when they are first shown. */
export const ContentBody = memo((properties: ContentBodyProps) => {
  // React shows the skeleton in place of what the server has drawn where it draws this again before the kind is loaded
  const Body = bodies[kindNameOf(properties.content)] as ComponentType<ContentBodyProps> | undefined;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <SkeletonText lines={5} />
        </div>
      }
    >
      {Body && <Body {...properties} />}
    </Suspense>
  );
});
