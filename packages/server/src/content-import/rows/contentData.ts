import { type Content, stableId } from '@learn/course-content';
import type { Language } from '@learn/domain';
import type { ContentData } from '../../course-pages/pageData.ts';
import { addressOf, inLanguage, textOf } from './inLanguage.ts';

/**
 * What `pages.data` of a learning content holds in one language.
 * @param path of the content (`paths`), of which the ids of its documents are made
 */
export function contentData(content: Content, language: Language, path: string): ContentData {
  return {
    description: textOf(content.description, language),
    minutes: content.minutes,
    ...(content.exam_state && { additional_json_data: { exam_data: { exam_state: content.exam_state } } }),
    ...kindData(content, language, path),
  };
}

function kindData(content: Content, language: Language, path: string): Partial<ContentData> {
  switch (content.kind) {
    case 'rich_text':
      return { text: content.text[language] };
    case 'demo':
      return {
        text: content.text[language],
        button_text: content.button_text[language],
        button_url: content.button_url,
      };
    case 'placeholder':
    case 'feedback':
      return {};
    case 'video':
      return {
        video_url: addressOf(content.video_url, language),
        duration: content.duration,
        transcript: (content.captions ?? []).map((line) => line[language]),
      };
    case 'document_list':
      return {
        documents: content.documents.map(({ slug, title, text }) => ({
          id: stableId(`document/${path}/${slug}/${language}`),
          slug,
          title: title[language],
          text: text[language],
        })),
      };
    case 'learning_module':
      return { cards: inLanguage(content.cards, language) };
    case 'knowledge_assessment':
      return { questions: inLanguage(content.questions, language) };
    case 'media_library':
      return { category_slug: content.category_slug };
    case 'attendance_course':
      return { location: textOf(content.location, language), trainer: content.trainer ?? '' };
    case 'assignment':
      return { assignment_type: content.assignment_type };
    case 'edoniq_test':
      return {
        checkbox_text: textOf(content.checkbox_text, language),
        has_extended_time_test: content.has_extended_time_test ?? false,
        test_url: addressOf(content.test_url, language),
        extended_time_test_url: addressOf(content.extended_time_test_url, language),
      };
  }
}
