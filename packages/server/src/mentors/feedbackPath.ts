import { fillPath, linkPatterns } from '@learn/contracts';
import type { CircleNode, UnitNode } from '../course-pages/courseTree.ts';
import { inSession } from '../course-sessions/inSession.ts';

interface CoursePlace {
  readonly courseSlug: string;
  readonly courseSessionId: string;
}

interface GivingPlace extends CoursePlace {
  /** page of any language */
  readonly unitId: string;
  readonly menteeId: string;
}

/** Page on which a mentor gives feedback on a self-assessment (specification §2, learning-mentor). */
export function mentorFeedbackPath({ courseSlug, courseSessionId, unitId, menteeId }: GivingPlace): string {
  const page = fillPath(linkPatterns.mentorFeedback, { courseSlug, learningUnitId: unitId }) ?? '';
  return inSession(`${page}?userId=${menteeId}`, courseSessionId);
}

interface ReadingPlace extends CoursePlace {
  readonly unit: Pick<UnitNode, 'slug'>;
  readonly circle: Pick<CircleNode, 'slug'>;
}

/** Page on which a participant reads the feedback on their own self-assessment (specification §2, competence). */
export function ownFeedbackPath({ courseSlug, courseSessionId, unit, circle }: ReadingPlace): string {
  const page = fillPath(linkPatterns.unitFeedback, {
    courseSlug,
    circleSlug: circle.slug,
    learningUnitSlug: unit.slug,
  });
  return inSession(page ?? '', courseSessionId);
}
