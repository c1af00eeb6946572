import { type ExamPlace, examDatesQuery } from '@learn/contracts';
import { contentsOf, type ExamCircleNode, type ExamState, examDisplay } from '@learn/domain';
import { reportError, useLinks } from '@learn/platform';
import type { Tone } from '@learn/ui';
import { useEffect } from 'react';
import { type TextKey, useTexts } from '../texts.ts';

/** State text of an exam and where its link leads (specification §4). */
export interface ExamView {
  readonly state: ExamState;
  readonly text: string;
  readonly tone: Tone;
  readonly link: ({ readonly text: string } & ExamPlace) | undefined;
  /** undefined where no live remote shows the exam's content */
  readonly place: ExamPlace | undefined;
}

/** An exam circle as far as its exam needs it. */
export type ExamCircle = ExamCircleNode & { readonly slug: string; readonly exam_url: string | null };

const tones: Readonly<Partial<Record<ExamState, Tone>>> = {
  inProgress: 'progress',
  inEvaluation: 'waiting',
  passed: 'finished',
  passedImport: 'finished',
  failed: 'failed',
};

/**
 * How an exam circle's state is shown. Under way, the link leads to the exam; before, to the circle's page, where one books
 * and starts. A state that is not in the table is reported.
 * @param state undefined for a circle that is no exam
 */
export function useExam(
  courseSlug: string,
  circle: ExamCircle,
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
  const place = address ? { address, external: circle.exam_url !== null } : undefined;
  const page = links.circle({ courseSlug, circleSlug: circle.slug });
  const query = state === 'bookingReady' ? `?${examDatesQuery.name}=${examDatesQuery.value}` : '';
  const target = state === 'inProgress' ? place : page && { address: `${page}${query}`, external: false };
  return {
    state,
    text: t(textKey as TextKey),
    tone: tones[state] ?? 'none',
    link: linkKey && target ? { text: t(linkKey as TextKey), ...target } : undefined,
    place,
  };
}
