import type { ContentType, Language } from '@learn/domain';
import { asParagraph } from '@learn/course-content';
import type { Content } from './content.ts';
import { demoId } from './demoId.ts';
import { spokenVideo } from './spokenVideo.ts';
import type { Text } from './text.ts';

const contentTypes = {
  rich_text: 'learnpath.LearningContentRichText',
  demo: 'learnpath.LearningContentDemo',
  placeholder: 'learnpath.LearningContentPlaceholder',
  video: 'learnpath.LearningContentVideo',
  document_list: 'learnpath.LearningContentDocumentList',
  learning_module: 'learnpath.LearningContentLearningModule',
  knowledge_assessment: 'learnpath.LearningContentKnowledgeAssessment',
  media_library: 'learnpath.LearningContentMediaLibrary',
  attendance_course: 'learnpath.LearningContentAttendanceCourse',
  assignment: 'learnpath.LearningContentAssignment',
  edoniq_test: 'learnpath.LearningContentEdoniqTest',
} as const satisfies Record<Exclude<Content['kind'], 'feedback'>, ContentType>;

const feedbackTypes = {
  uk: 'learnpath.LearningContentFeedbackUK',
  vv: 'learnpath.LearningContentFeedbackVV',
  automobil_gewerbe: 'learnpath.LearningContentFeedbackAutomobilGewerbe',
  exam_preparation: 'learnpath.LearningContentFeedbackExamPreparation',
} as const satisfies Record<string, ContentType>;

/** The content_type of a learning content. */
export function contentTypeOf(content: Content): ContentType {
  return content.kind === 'feedback' ? feedbackTypes[content.feedbackKind] : contentTypes[content.kind];
}

/** A value with every text in it replaced by the text of one language. */
export type Spoken<Value> = Value extends Text
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Spoken<Value[Key]> }
    : Value;

/** Takes the texts of one language out of a value of any shape. */
export function speak<Value>(value: Value, language: Language): Spoken<Value> {
  return inLanguage(value, language) as Spoken<Value>;
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((element) => inLanguage(element, language));
  if (typeof value !== 'object' || value === null) return value;
  if ('de' in value && 'fr' in value && 'it' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, language)]));
}

/** What `pages.data` of a learning content holds in one language. */
export function contentData(content: Content, language: Language, path: string): Record<string, unknown> {
  const { description, minutes } = speak(
    { description: content.description, minutes: content.minutes },
    language,
  );
  return { description, minutes, ...kindData(content, language, path) };
}

function kindData(content: Content, language: Language, path: string): Record<string, unknown> {
  switch (content.kind) {
    case 'rich_text':
      return { text: asParagraph(content.text[language]) };
    case 'demo':
      return {
        text: asParagraph(content.text[language]),
        button_text: content.buttonText[language],
        button_url: content.buttonUrl,
      };
    case 'placeholder':
    case 'feedback':
      return {};
    case 'video': {
      const { url, duration, transcript } = spokenVideo(content.captions, language);
      return { video_url: url, duration, transcript };
    }
    case 'document_list':
      return {
        documents: content.documents.map(({ slug, title, text }) => ({
          id: demoId(`document/${path}/${slug}/${language}`),
          title: title[language],
          text: text[language],
        })),
      };
    case 'learning_module':
      return {
        cards: content.cards.map(({ title, text }) => ({
          title: title[language],
          text: asParagraph(text[language]),
        })),
      };
    case 'knowledge_assessment':
      return { questions: speak(content.questions, language) };
    case 'media_library':
      return { category_slug: content.categorySlug };
    case 'attendance_course':
      return { location: content.location[language], trainer: content.trainer };
    case 'assignment':
      return { assignment_type: content.assignment.type, assignment: speak(content.assignment, language) };
    case 'edoniq_test':
      return {
        checkbox_text: content.checkboxText[language],
        has_extended_time_test: content.hasExtendedTimeTest,
        test_url: `https://example.org/tests/${content.slug}?lang=${language}`,
        extended_time_test_url: content.hasExtendedTimeTest
          ? `https://example.org/tests/${content.slug}-plus?lang=${language}`
          : '',
        max_points: content.maxPoints,
        certificate: content.certificate,
      };
  }
}
