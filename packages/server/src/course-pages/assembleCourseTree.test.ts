import { contentsOf, criteriaOf } from '@learn/domain';
import { expect, test } from 'vitest';
import { assembleCourseTree, type TreePage } from './assembleCourseTree.ts';
import type { ContentNode, CriterionNode } from './courseTree.ts';

const course = { id: 'course', slug: 'kurs', contentVersion: 3 };

function page(key: string, change: Partial<TreePage> & { contentType: string }): TreePage {
  return {
    id: `${key}-${change.language ?? 'de'}`,
    translationKey: key,
    language: 'de',
    parentKey: null,
    position: 0,
    slug: key,
    title: `${key} ${change.language ?? 'de'}`,
    canUserSelfToggle: false,
    data: {},
    ...change,
  };
}

const pages: TreePage[] = [
  page('video', {
    contentType: 'learnpath.LearningContentVideo',
    parentKey: 'unit',
    position: 1,
    data: { duration: 24, video_url: '/media/a.webm', transcript: ['x'] },
  }),
  page('text', {
    contentType: 'learnpath.LearningContentRichText',
    parentKey: 'unit',
    canUserSelfToggle: true,
    data: { text: '<p>a</p>', minutes: 5 },
  }),
  page('text', {
    contentType: 'learnpath.LearningContentRichText',
    parentKey: 'unit',
    language: 'fr',
    data: { text: '<p>b</p>' },
  }),
  page('answer', { contentType: 'learnpath.LearningContentFeedbackUK', parentKey: 'unit', position: 2 }),
  page('criterion', {
    contentType: 'competence.PerformanceCriterion',
    parentKey: 'unit',
    position: 3,
    data: { competence_id: 'A1' },
  }),
  page('unit', { contentType: 'learnpath.LearningUnit', parentKey: 'sequence' }),
  page('sequence', {
    contentType: 'learnpath.LearningSequence',
    parentKey: 'first',
    data: { icon: 'apply' },
  }),
  page('second', {
    contentType: 'learnpath.Circle',
    parentKey: 'topic',
    position: 1,
    data: { unlocked_by: ['first', 'gone'], goals: ['g'] },
  }),
  page('first', { contentType: 'learnpath.Circle', parentKey: 'topic' }),
  page('first', { contentType: 'learnpath.Circle', parentKey: 'topic', language: 'fr' }),
  page('topic', { contentType: 'learnpath.Topic', parentKey: 'path', data: { is_visible: false } }),
  page('competence', {
    contentType: 'competence.ActionCompetence',
    parentKey: 'path',
    position: 1,
    data: { competence_id: 'A1' },
  }),
  page('path', { contentType: 'learnpath.LearningPath' }),
];

function assemble(language: 'de' | 'fr', rows = pages) {
  const tree = assembleCourseTree(course, language, rows);
  if (tree === undefined) throw new Error('no tree');
  return tree;
}

test('pages come in their order, whatever the order of the rows', () => {
  const { learningPath, circles } = assemble('de');
  expect(learningPath.topics[0]?.is_visible).toBe(false);
  expect(circles.map(({ slug }) => slug)).toEqual(['first', 'second']);
  const [first] = circles;
  expect(first && contentsOf<ContentNode>(first).map(({ slug }) => slug)).toEqual([
    'text',
    'video',
    'answer',
  ]);
  expect(first && criteriaOf<CriterionNode>(first).map(({ slug }) => slug)).toEqual(['criterion']);
});

test('each page is in the wanted language, or in German where it has no other', () => {
  const [first, second] = assemble('fr').circles;
  expect([first?.title, first?.language]).toEqual(['first fr', 'fr']);
  expect([second?.title, second?.language]).toEqual(['second de', 'de']);
  expect(second?.unlocked_by).toEqual([
    { id: 'first-fr', slug: 'first', title: 'first fr', content_type: 'learnpath.Circle' },
  ]);
  expect(first?.learning_sequences[0]?.learning_units[0]?.learning_contents[0]?.text).toBe('<p>b</p>');
  expect(assemble('fr').pageIds.get('video')).toBe('video-de');
});

test('German does not replace the wanted language when it comes later', () => {
  expect(assemble('fr', [...pages].reverse()).circles[0]?.title).toBe('first fr');
});

test('every page knows its address', () => {
  const { learningPath, circles, actionCompetences } = assemble('de');
  const unit = circles[0]?.learning_sequences[0]?.learning_units[0];
  expect(learningPath.frontend_url).toBe('/course/kurs/learn');
  expect(circles[0]?.frontend_url).toBe('/course/kurs/learn/first');
  expect(unit?.evaluate_url).toBe('/course/kurs/learn/first/evaluate/unit');
  expect(unit?.learning_contents[0]).toMatchObject({
    frontend_url: '/course/kurs/learn/first/text',
    content_url: '/course/kurs/learn/first/text',
    circle: { id: 'first-de', slug: 'first', title: 'first de' },
    can_user_self_toggle_course_completion: true,
    minutes: 5,
  });
  expect(unit?.performance_criteria[0]?.learning_unit).toEqual({
    id: 'unit-de',
    title: 'unit de',
    slug: 'unit',
    evaluate_url: '/course/kurs/learn/first/evaluate/unit',
    circle: { id: 'first-de', slug: 'first', title: 'first de' },
  });
  expect(actionCompetences[0]?.frontend_url).toBe('/course/kurs/competence/competences');
});

test('the fields of a kind are filled', () => {
  const contents = assemble('de').circles.flatMap((circle) => contentsOf<ContentNode>(circle));
  expect(contents.find(({ slug }) => slug === 'video')).toMatchObject({
    video_url: '/media/a.webm',
    captions_url: '/media/captions/video-de.vtt',
    duration: 24,
    transcript: ['x'],
  });
  expect(contents.find(({ slug }) => slug === 'answer')?.feedback_kind).toBe('uk');
});

test('a content leads to the next one of its circle, the last one back to the circle', () => {
  const contents = assemble('de').circles.flatMap((circle) => contentsOf<ContentNode>(circle));
  expect(
    contents.map(({ slug, continue_url, is_first_in_circle }) => [slug, continue_url, is_first_in_circle]),
  ).toEqual([
    ['text', '/course/kurs/learn/first/video', true],
    ['video', '/course/kurs/learn/first/answer', false],
    ['answer', '/course/kurs/learn/first', false],
  ]);
});

test('a content names its page type and carries what its page says beside the texts', () => {
  const own = { exam_data: { exam_state: 'ready' } };
  const rows = pages.map((row) =>
    row.translationKey === 'video' ? { ...row, data: { ...row.data, additional_json_data: own } } : row,
  );
  const contents = assembleCourseTree(course, 'de', rows)?.circles.flatMap((circle) =>
    contentsOf<ContentNode>(circle),
  );
  expect(contents?.map(({ page_type, additional_json_data }) => [page_type, additional_json_data])).toEqual([
    ['learnpath.LearningContentRichText', {}],
    ['learnpath.LearningContentVideo', own],
    ['learnpath.LearningContentFeedbackUK', {}],
  ]);
});

test('a competence gathers its criteria from all units', () => {
  expect(assemble('de').actionCompetences).toMatchObject([
    { competence_id: 'A1', performance_criteria: [{ slug: 'criterion' }] },
  ]);
});

test('an unlocking circle that is gone does not count', () => {
  expect(assemble('de').circles[1]?.unlocked_by.map(({ slug }) => slug)).toEqual(['first']);
});

test('a course without a learning path has no tree', () => {
  expect(assembleCourseTree(course, 'de', [])).toBeUndefined();
});
