import type { Content } from '@learn/course-content';
import { canSelfToggle } from '@learn/domain';
import type { ContentData } from '../../course-pages/pageData.ts';
import { contentKindOf } from '../rows/contentTypes.ts';
import {
  addressesFrom,
  germanOf,
  type Languages,
  optionalText,
  spokenLines,
  textFrom,
  zipped,
} from './localised.ts';
import type { ContentPlace, PageRow } from './place.ts';
import { assignmentPart, testPart } from './readAssignment.ts';

const dataOf = (row: PageRow) => row.data as Partial<ContentData>;

/** A learning content as a file has it. @returns undefined for a content_type that nobody knows */
export function readContent(rows: Languages<PageRow>, place: ContentPlace): Content | undefined {
  const page = germanOf(rows);
  const known = contentKindOf(page.contentType);
  if (known === undefined) return undefined;
  const data = dataOf(page);
  const usual = canSelfToggle(page.contentType);
  const common = {
    title: textFrom(rows, ({ title }) => title),
    description: optionalText(rows, (row) => dataOf(row).description),
    minutes: data.minutes ?? 0,
    translation_key: place.translation_key,
    can_user_self_toggle_course_completion:
      page.canUserSelfToggle === usual ? undefined : page.canUserSelfToggle,
    exam_state: data.additional_json_data?.exam_data?.exam_state,
    slug: page.slug,
  };
  return { ...known, ...common, ...kindPart(rows, known.kind, place) } as Content;
}

function kindPart(rows: Languages<PageRow>, kind: Content['kind'], place: ContentPlace): object {
  const data = dataOf(germanOf(rows));
  switch (kind) {
    case 'rich_text':
      return { text: textFrom(rows, (row) => dataOf(row).text) };
    case 'demo':
      return {
        text: textFrom(rows, (row) => dataOf(row).text),
        button_text: textFrom(rows, (row) => dataOf(row).button_text),
        button_url: data.button_url,
      };
    case 'placeholder':
    case 'feedback':
      return {};
    case 'video':
      return {
        video_url: addressesFrom(rows, (row) => dataOf(row).video_url),
        duration: data.duration ?? 0,
        captions: spokenLines(rows, (row) => dataOf(row).transcript),
      };
    case 'document_list':
      return {
        documents: zipped(rows, (row) => dataOf(row).documents).map((document, index) => ({
          slug: germanOf(document).slug ?? `document-${index + 1}`,
          title: textFrom(document, ({ title }) => title),
          text: textFrom(document, ({ text }) => text),
        })),
      };
    case 'learning_module':
      return {
        cards: zipped(rows, (row) => dataOf(row).cards).map((card) => ({
          title: textFrom(card, ({ title }) => title),
          text: textFrom(card, ({ text }) => text),
        })),
      };
    case 'knowledge_assessment':
      return {
        questions: zipped(rows, (row) => dataOf(row).questions).map((question) => ({
          question: textFrom(question, (one) => one.question),
          options: zipped(question, (one) => one.options).map((option) => ({
            text: textFrom(option, ({ text }) => text),
            correct: germanOf(option).correct,
          })),
          explanation: textFrom(question, ({ explanation }) => explanation),
        })),
      };
    case 'media_library':
      return { category_slug: data.category_slug };
    case 'attendance_course':
      return {
        location: optionalText(rows, (row) => dataOf(row).location),
        trainer: data.trainer || undefined,
      };
    case 'assignment':
      return assignmentPart(place);
    case 'edoniq_test':
      return {
        checkbox_text: optionalText(rows, (row) => dataOf(row).checkbox_text),
        ...testPart(place, data.minutes ?? 0),
        has_extended_time_test: data.has_extended_time_test || undefined,
        test_url: addressesFrom(rows, (row) => dataOf(row).test_url),
        extended_time_test_url: addressesFrom(rows, (row) => dataOf(row).extended_time_test_url),
      };
  }
}
