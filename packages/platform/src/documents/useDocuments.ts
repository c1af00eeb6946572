import { mapLoadable } from '../loadable/loadable.ts';
import { useDocumentList } from './useDocumentList.ts';
import { useDocumentRemoval } from './useDocumentRemoval.ts';
import { type UploadOptions, useDocumentUpload } from './useDocumentUpload.ts';

/** The circle documents of a session, and what can be done with them. */
export type CircleDocuments = ReturnType<typeof useDocuments>;

/**
 * Circle documents: the list with addresses that work, adding by choosing or dropping a file, deleting with a way back
 * (domain decisions §13). Who may add and delete is not decided here.
 */
export function useDocuments(options: UploadOptions) {
  const { loadable, refresh, download, unreachable } = useDocumentList(options.courseSessionId);
  const removal = useDocumentRemoval(() => void refresh());
  const upload = useDocumentUpload(options);
  const gone = removal.isGone ? removal.document?.id : undefined;
  return {
    /** without what was just deleted, whatever an older list says */
    loadable: mapLoadable(loadable, (documents) => documents.filter(({ id }) => id !== gone)),
    download,
    unreachable,
    removal,
    upload,
  };
}
