import {
  type ContentOf,
  type Course,
  maximumPoints,
  type PlacedContent,
  paths,
  placedContents,
  stableId,
} from '@learn/course-content';
import { type Language, languages, type PassRule } from '@learn/domain';
import type { AssignmentTexts, TaskBlock } from '../../assignments/assignmentData.ts';
import type { assignments, competenceCertificates } from '../../assignments/tables.ts';
import { addressOf, textOf } from './inLanguage.ts';
import { keyOf } from './pageRows.ts';

export type NewAssignment = Required<typeof assignments.$inferInsert>;
export type NewCertificate = Required<typeof competenceCertificates.$inferInsert>;

type Task = ContentOf<'assignment'> | ContentOf<'edoniq_test'>;

/** The competence certificates of a course. */
export function certificateRows(course: Course, courseId: string): NewCertificate[] {
  return (course.competence_certificates ?? []).map(({ slug, title }, position) => ({
    id: certificateId(course.slug, slug),
    courseId,
    slug,
    titles: title,
    position,
  }));
}

function certificateId(course: string, slug: string): string {
  return stableId(`certificate/${course}/${slug}`);
}

/** Whether a content is an assignment or a test. */
export function isTask(placed: PlacedContent): placed is PlacedContent<Task> {
  return placed.content.kind === 'assignment' || placed.content.kind === 'edoniq_test';
}

/**
 * The assignments and tests of a course, made from the contents that show them.
 * @param certificates ids of the course's certificates by their slugs
 */
export function assignmentRows(
  course: Course,
  courseId: string,
  certificates: ReadonlyMap<string, string>,
): NewAssignment[] {
  return placedContents(course)
    .filter(isTask)
    .map(({ content, circle }) => {
      const circlePath = paths.circle(course.slug, circle.slug);
      const path = paths.content(circlePath, content.slug);
      const own = content.kind === 'assignment' ? content : undefined;
      return {
        id: stableId(`assignment/${content.translation_key ?? path}`),
        courseId,
        contentKey: keyOf(content, path),
        circleKey: keyOf(circle, circlePath),
        slug: content.slug,
        titles: content.title,
        assignmentType: own?.assignment_type ?? 'EDONIQ_TEST',
        needsExpertEvaluation: own?.needs_expert_evaluation ?? false,
        competenceCertificateId: certificates.get(content.competence_certificate ?? '') ?? null,
        competenceCertificateWeight: content.competence_certificate_weight ?? 1,
        maxPoints: maximumPoints(content),
        passRule: passRuleOf(content),
        hasExtendedTimeTest: content.kind === 'edoniq_test' && (content.has_extended_time_test ?? false),
        texts: Object.fromEntries(
          languages.map((language) => [language, textsOf(course, content, language)]),
        ) as Record<Language, AssignmentTexts>,
      };
    });
}

/** Where there are no points, nothing is passed or failed. */
function passRuleOf(content: Task): PassRule | null {
  const { pass_rule: rule } = content;
  if (rule === undefined) return maximumPoints(content) === 0 ? { kind: 'none' } : null;
  return typeof rule === 'object' ? { kind: 'percent', percent: rule.percent } : { kind: rule };
}

const minutesInWords: Readonly<Record<Language, string>> = { de: 'Minuten', fr: 'minutes', it: 'minuti' };

/** How long a test takes, where its file does not say it in other words. */
export function usualEffort(minutes: number, language: Language): string {
  return `${minutes} ${minutesInWords[language]}`;
}

function textsOf(course: Course, content: Task, language: Language): AssignmentTexts {
  if (content.kind === 'edoniq_test') {
    return {
      intro_text: textOf(content.description, language),
      effort_required: content.effort_required?.[language] ?? usualEffort(content.minutes, language),
      evaluation_description: '',
      evaluation_document_url: '',
      performance_objectives: [],
      tasks: [],
      evaluation_tasks: [],
      solution_sample: null,
    };
  }
  const sample = content.solution_sample;
  return {
    intro_text: textOf(content.intro_text, language),
    effort_required: textOf(content.effort_required, language),
    evaluation_description: textOf(content.evaluation_description, language),
    evaluation_document_url: addressOf(content.evaluation_document_url, language),
    performance_objectives: (content.performance_objectives ?? []).map((text) => ({ text: text[language] })),
    tasks: content.tasks.map(({ id, title, blocks }) => ({
      id,
      title: title[language],
      blocks: blocks.map((block) => blockOf(block, language)),
    })),
    declaration: content.declaration?.[language] ?? null,
    evaluation_tasks: (content.evaluation_tasks ?? []).map(({ id, title, description, max_points }) => ({
      id,
      value: { title: title[language], description: textOf(description, language), max_points },
    })),
    solution_sample: sample
      ? {
          id: sample.id ?? sampleId(course.slug, content.slug),
          display_text: sample.display_text[language],
          description: sample.description[language],
          link_display_text: textOf(sample.link_display_text, language),
          thumbnail: sample.thumbnail ?? '',
          url: addressOf(sample.url, language),
        }
      : null,
  };
}

/** The id of a solution sample whose file names none. */
export function sampleId(course: string, content: string): string {
  return stableId(`solution/${course}/${content}`);
}

function blockOf(
  block: ContentOf<'assignment'>['tasks'][number]['blocks'][number],
  language: Language,
): TaskBlock {
  const { id } = block;
  if (block.type === 'explanation') return { id, type: block.type, text: block.text[language] };
  const label = block.label[language];
  if (block.type !== 'choice') return { id, type: block.type, label };
  const options = block.options.map((option) => ({ id: option.id, text: option.text[language] }));
  return { id, type: 'choice', label, options };
}
