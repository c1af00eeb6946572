import { type ContentOf, sumOfEvaluationTasks } from '@learn/course-content';
import { type Language, languages } from '@learn/domain';
import type { AssignmentTexts, TaskBlock } from '../../assignments/assignmentData.ts';
import { sampleId, usualEffort } from '../rows/assignmentRows.ts';
import {
  addressesFrom,
  germanOf,
  type Languages,
  optionalText,
  spokenLines,
  textFrom,
  unlessEmpty,
  zipped,
} from './localised.ts';
import type { AssignmentRow, ContentPlace } from './place.ts';

type AssignmentFile = ContentOf<'assignment'>;

/** What a file says of an assignment beside what all contents have. */
export function assignmentPart(place: ContentPlace): object {
  const { assignment } = place;
  if (assignment === undefined)
    return { assignment_type: 'PREP_ASSIGNMENT', needs_expert_evaluation: false, tasks: [] };
  const texts = textsOf(assignment);
  const evaluation_tasks = unlessEmpty(
    zipped(texts, (text) => text.evaluation_tasks).map((task) => ({
      id: germanOf(task).id,
      title: textFrom(task, ({ value }) => value.title),
      description: optionalText(task, ({ value }) => value.description),
      max_points: germanOf(task).value.max_points,
    })),
  );
  return {
    assignment_type: assignment.assignmentType,
    needs_expert_evaluation: assignment.needsExpertEvaluation,
    ...countingPart(assignment, place),
    intro_text: optionalText(texts, ({ intro_text }) => intro_text),
    effort_required: optionalText(texts, ({ effort_required }) => effort_required),
    evaluation_description: optionalText(texts, (text) => text.evaluation_description),
    evaluation_document_url: addressesFrom(texts, (text) => text.evaluation_document_url),
    performance_objectives: spokenLines(texts, (text) => text.performance_objectives.map((one) => one.text)),
    tasks: zipped(texts, ({ tasks }) => tasks).map((task) => ({
      id: germanOf(task).id,
      title: textFrom(task, ({ title }) => title),
      blocks: zipped(task, ({ blocks }) => blocks).map(blockFrom),
    })),
    declaration: optionalText(texts, ({ declaration }) => declaration),
    evaluation_tasks,
    max_points:
      assignment.maxPoints === sumOfEvaluationTasks({ evaluation_tasks }) ? undefined : assignment.maxPoints,
    solution_sample: samplePart(texts, place, assignment),
  };
}

/** The same of a test. @param minutes of the content, of which its effort is made as a rule */
export function testPart(place: ContentPlace, minutes: number): object {
  const { assignment } = place;
  if (assignment === undefined) return { max_points: 0 };
  const texts = textsOf(assignment);
  const isUsual = languages.every(
    (language) => texts.get(language)?.effort_required === usualEffort(minutes, language),
  );
  return {
    max_points: assignment.maxPoints,
    ...countingPart(assignment, place),
    effort_required: isUsual ? undefined : optionalText(texts, ({ effort_required }) => effort_required),
  };
}

function textsOf({ texts }: AssignmentRow): Languages<AssignmentTexts> {
  return new Map(languages.map((language): [Language, AssignmentTexts] => [language, texts[language]]));
}

function countingPart(assignment: AssignmentRow, { certificates }: ContentPlace) {
  const {
    competenceCertificateId: id,
    competenceCertificateWeight: weight,
    maxPoints,
    passRule,
  } = assignment;
  const certificate = id === null ? undefined : certificates.get(id);
  const isUsual = passRule === null || (passRule.kind === 'none' && maxPoints === 0);
  return {
    competence_certificate: certificate,
    competence_certificate_weight: certificate === undefined || weight === 1 ? undefined : weight,
    pass_rule: isUsual
      ? undefined
      : passRule.kind === 'percent'
        ? { percent: passRule.percent }
        : passRule.kind,
  };
}

function blockFrom(block: Languages<TaskBlock>): AssignmentFile['tasks'][number]['blocks'][number] {
  const german = germanOf(block);
  const { id } = german;
  if (german.type === 'explanation')
    return { id, type: german.type, text: textFrom(block, (one) => ('text' in one ? one.text : undefined)) };
  const label = textFrom(block, (one) => ('label' in one ? one.label : undefined));
  if (german.type !== 'choice') return { id, type: german.type, label };
  const options = zipped(block, (one) => ('options' in one ? one.options : undefined)).map((option) => ({
    id: germanOf(option).id,
    text: textFrom(option, ({ text }) => text),
  }));
  return { id, type: 'choice', label, options };
}

function samplePart(
  texts: Languages<AssignmentTexts>,
  { courseSlug }: ContentPlace,
  { slug }: AssignmentRow,
): object | undefined {
  const sample = germanOf(texts).solution_sample;
  if (sample === null) return undefined;
  return {
    id: sample.id === sampleId(courseSlug, slug) ? undefined : sample.id,
    display_text: textFrom(texts, ({ solution_sample }) => solution_sample?.display_text),
    description: textFrom(texts, ({ solution_sample }) => solution_sample?.description),
    link_display_text: optionalText(texts, ({ solution_sample }) => solution_sample?.link_display_text),
    url: addressesFrom(texts, ({ solution_sample }) => solution_sample?.url),
    thumbnail: sample.thumbnail || undefined,
  };
}
