import { expect, test } from 'vitest';
import { canSelfToggle, contentKinds, isContentType, showsAssignment } from './contentKind.ts';

test('only contents without an event of their own are ticked off by the learner', () => {
  expect(
    contentKinds.filter(canSelfToggle).map((kind) => kind.replace('learnpath.LearningContent', '')),
  ).toEqual([
    'MediaLibrary',
    'LearningModule',
    'KnowledgeAssessment',
    'Placeholder',
    'RichText',
    'Demo',
    'DocumentList',
  ]);
});

test('an unknown kind is refused', () => {
  expect(canSelfToggle('learnpath.LearningContentGame')).toBe(false);
  expect(isContentType('learnpath.Circle')).toBe(false);
  expect(isContentType('learnpath.LearningContentVideo')).toBe(true);
});

test('assignments and tests show an assignment, and nothing else does', () => {
  expect(contentKinds.filter(showsAssignment)).toEqual([
    'learnpath.LearningContentAssignment',
    'learnpath.LearningContentEdoniqTest',
  ]);
  expect(showsAssignment('learnpath.Circle')).toBe(false);
});
