import { contentsOf, type ExamCircleNode, type ExamState, examDisplay } from '@learn/domain';
import { reportError, useLinks } from '@learn/platform';
import type { Tone } from '@learn/ui';
import { useEffect } from 'react';
import { type TextKey, useTexts } from '../texts.ts';

/** State text of an exam and where its link leads (specification §4). */
export interface ExamView {
  readonly text: string;
  readonly tone: Tone;
  readonly link: { readonly text: string; readonly address: string; readonly external: boolean } | undefined;
}

const tones: Readonly<Partial<Record<ExamState, Tone>>> = {
  inProgress: 'progress',
  inEvaluation: 'waiting',
  passed: 'finished',
  passedImport: 'finished',
  failed: 'failed',
};

/**
 * How an exam circle's state is shown. The link leads to the exam's own address, else to the first content, which holds
 * the exam. A state that is not in the table is reported.
 * @param state undefined for a circle that is no exam
 */
export function useExam(
  courseSlug: string,
  circle: ExamCircleNode & { readonly slug: string; readonly exam_url: string | null },
  state: ExamState | undefined,
): ExamView | undefined {
  const { t } = useTexts();
  const links = useLinks();
  useEffect(() => {
    if (state === 'unknown')
      reportError(new Error('Unknown exam state'), { area: 'exam', circle: circle.id });
  }, [state, circle.id]);
  if (state === undefined) return undefined;
  const { textKey, linkKey } = examDisplay(state);
  const content = contentsOf(circle)[0];
  const inside = content?.slug
    ? links.content({ courseSlug, circleSlug: circle.slug, contentSlug: content.slug })
    : undefined;
  const address = circle.exam_url ?? inside;
  return {
    text: t(textKey as TextKey),
    tone: tones[state] ?? 'none',
    link:
      linkKey && address
        ? { text: t(linkKey as TextKey), address, external: circle.exam_url !== null }
        : undefined,
  };
}
