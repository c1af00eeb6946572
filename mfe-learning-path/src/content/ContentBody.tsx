import type { CompletionEntry } from '@learn/domain';
import type { Content } from './contentData.ts';
import { AssessmentContent } from './kinds/AssessmentContent.tsx';
import { DemoContent } from './kinds/DemoContent.tsx';
import { DocumentListContent } from './kinds/DocumentListContent.tsx';
import { InformationContent } from './kinds/InformationContent.tsx';
import { ModuleContent } from './kinds/ModuleContent.tsx';
import { RichTextContent } from './kinds/RichTextContent.tsx';
import { VideoContent } from './kinds/VideoContent.tsx';

interface ContentBodyProps {
  readonly content: Content;
  /** the person's completion entry, undefined before the first event */
  readonly entry: CompletionEntry | undefined;
  readonly learner: boolean;
  readonly done: boolean;
}

/** What is between head and end of a content, by its kind. */
export function ContentBody({ content, entry, learner, done }: ContentBodyProps) {
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
    default:
      return <InformationContent content={content} />;
  }
}
