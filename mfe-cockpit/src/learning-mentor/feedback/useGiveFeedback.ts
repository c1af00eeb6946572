import { addressOf, endpoints } from '@learn/contracts';
import type { AssessmentStatus } from '@learn/domain';
import { $pathname, deliver, dropWaiting, problemOf, rest } from '@learn/platform';
import { isReturned, useChoices } from '@learn/platform/form';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { inSession } from '../addresses.ts';
import { feedbackArea as area, type FeedbackAddress, type UnitFeedback } from './unitFeedback.ts';
import { useComments } from './useComments.ts';

/** The assessment of a criterion as it is shown; waiting: kept on this device until there is a network. */
export interface ShownAssessment {
  readonly assessment: AssessmentStatus;
  readonly phase: 'saved' | 'saving' | 'waiting' | 'failed';
}

/** What is handed over, or that it was not taken. */
type Handing = 'idle' | 'busy' | { readonly explanation: string };

interface Choice {
  readonly assessment: AssessmentStatus;
  readonly title: string;
}

/**
 * The assessments and comments of a mentor, each assessment saved as it is chosen: a write of the outbox, so that it waits
 * without network. Nobody else sees them until they are handed over.
 */
export function useGiveFeedback(feedback: UnitFeedback, address: FeedbackAddress) {
  const { t } = useTexts('mentor');
  // an answer of the server stands until the feedback is here in which it is
  const [newer, setNewer] = useState<{ readonly than: UnitFeedback; readonly feedback: UnitFeedback }>();
  const latest = useRef(feedback);
  latest.current = feedback;
  const take = (answer: UnitFeedback) => setNewer({ than: latest.current, feedback: answer });
  const current = newer?.than === feedback ? newer.feedback : feedback;
  const { criteria } = current;
  const [handing, setHanding] = useState<Handing>('idle');
  const prefix = `mentor-feedback/${feedback.id}/`;
  const save = async (criterionId: string, { assessment, title }: Choice) => {
    const delivery = await deliver<UnitFeedback>({
      key: prefix + criterionId,
      area,
      title: t('feedback.outbox', { title }),
      address: inSession(`${$pathname.get()}?userId=${address.userId}`, address.courseSessionId),
      request: {
        kind: 'rest',
        method: endpoints.giveSelfEvaluationFeedback.method,
        path: addressOf(endpoints.giveSelfEvaluationFeedback, { params: address }),
        changes: ['selfEvaluation'],
        body: { feedback_id: feedback.id, criteria: [{ criterion_id: criterionId, assessment }] },
      },
    });
    if (delivery.state === 'sent') take(delivery.answer);
  };
  const { unsaved, waiting, choose } = useChoices<Choice, UnitFeedback>(save, {
    area,
    prefix,
    onArrived: (_write, answer) => take(answer),
  });

  const comments = useComments(current, { address, onSaved: take });

  const shownOf = (criterionId: string): ShownAssessment => {
    const choice = unsaved.get(criterionId);
    if (choice) return { assessment: choice.value.assessment, phase: choice.state };
    const write = waiting.get(criterionId);
    if (write !== undefined)
      return { assessment: assessmentIn(write), phase: isReturned(write) ? 'failed' : 'waiting' };
    const saved = criteria.find(({ id }) => id === criterionId)?.feedback ?? 'UNKNOWN';
    return { assessment: saved, phase: 'saved' };
  };

  return {
    /** as the server has it */
    current,
    shownOf,
    choose: (criterionId: string, assessment: AssessmentStatus) => {
      const title = criteria.find(({ id }) => id === criterionId)?.title ?? '';
      return void choose(criterionId, { assessment, title });
    },
    commentOf: comments.shownOf,
    write: comments.write,
    handing,
    /** Hands everything over that is chosen; the participant reads it from then on. */
    async handOver() {
      setHanding('busy');
      const chosen = criteria.map(({ id }) => ({
        criterion_id: id,
        assessment: shownOf(id).assessment,
        comment: comments.shownOf(id).text,
      }));
      try {
        const given = await rest.send(endpoints.giveSelfEvaluationFeedback, {
          params: address,
          body: { feedback_id: feedback.id, criteria: chosen, submitted: true },
        });
        // what waited is in it
        const keys = [...[...waiting.keys()].map((criterionId) => prefix + criterionId), comments.key];
        await Promise.all(keys.map((key) => dropWaiting(key)));
        comments.finish();
        take(given);
      } catch (error) {
        setHanding({ explanation: problemOf(error).explanation });
      }
    },
  };
}

interface DraftBody {
  readonly criteria?: readonly { readonly assessment: AssessmentStatus }[];
}

function assessmentIn({ request }: { readonly request: object }): AssessmentStatus {
  const body = 'body' in request ? (request.body as DraftBody) : {};
  return body.criteria?.[0]?.assessment ?? 'UNKNOWN';
}
