import { type CircleDocument, endpoints } from '@learn/contracts';
import { useState } from 'react';
import { problemOf } from '../problemOf.ts';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';

/** `late`: the server no longer restores it. */
export type RemovalStep =
  | 'deleting'
  | 'deleted'
  | 'notDeleted'
  | 'restoring'
  | 'restored'
  | 'notRestored'
  | 'late';

const gone: ReadonlySet<RemovalStep> = new Set(['deleted', 'restoring', 'notRestored', 'late']);

/** What happens to the document that was deleted last. */
export interface DocumentRemoval {
  readonly step: RemovalStep | undefined;
  readonly document: CircleDocument | undefined;
  /** it is not there, whatever an older list says */
  readonly isGone: boolean;
  /** One at a time; one that is gone already counts as deleted. */
  readonly remove: (document: CircleDocument) => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Says nothing more of it; it stays deleted. */
  readonly forget: () => void;
}

/** Deletes documents at once, and takes the last deletion back. @param onOutdated when a document was deleted elsewhere before */
export function useDocumentRemoval(onOutdated: () => void): DocumentRemoval {
  const [state, setState] = useState<{ readonly step: RemovalStep; readonly document: CircleDocument }>();
  const busy = state?.step === 'deleting' || state?.step === 'restoring';
  const remove = async (document: CircleDocument) => {
    if (busy) return;
    setState({ step: 'deleting', document });
    try {
      await rest.send(endpoints.deleteDocument, { params: { id: document.id } });
    } catch (error) {
      if (problemOf(error).code !== 'not_found') {
        reportError(error, { area: 'documents' });
        setState({ step: 'notDeleted', document });
        return;
      }
      onOutdated();
    }
    setState({ step: 'deleted', document });
  };
  const restore = async () => {
    if (busy || state === undefined) return;
    const { document } = state;
    setState({ step: 'restoring', document });
    try {
      await rest.send(endpoints.restoreDocument, { params: { id: document.id } });
    } catch (error) {
      const late = problemOf(error).code === 'not_found';
      if (!late) reportError(error, { area: 'documents' });
      setState({ step: late ? 'late' : 'notRestored', document });
      return;
    }
    setState({ step: 'restored', document });
  };
  return {
    step: state?.step,
    isGone: state !== undefined && gone.has(state.step),
    document: state?.document,
    remove,
    restore,
    forget: () => setState(undefined),
  };
}
