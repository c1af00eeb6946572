import { endpoints } from '@learn/contracts';
import { type DocumentDraft, documentProblems, extensionOf, fileProblem, nameOfFile } from '@learn/domain';
import { type DragEvent, useEffect, useState } from 'react';
import { useForm } from '../forms/useForm.ts';
import { rest } from '../rest/rest.ts';
import { useTransfer } from '../transfer/useTransfer.ts';

export interface UploadOptions {
  readonly courseSessionId: string;
  /** to choose from; the only one is chosen already */
  readonly sequences?: readonly { readonly id: string }[];
  /** Called with the document's name once the server has it. */
  readonly onAdded?: (name: string) => void;
}

const empty: DocumentDraft<File> = { file: undefined, name: '', sequence: undefined };

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Adds a circle document, by choosing or dropping a file (domain decisions §13): what is filled in, what is wrong with it, and how
 * far it has been sent. Limits are checked before anything is sent.
 */
export function useDocumentUpload({ courseSessionId, sequences = [], onAdded }: UploadOptions) {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const { state, upload, stop, clear } = useTransfer();
  const busy = state.phase === 'sending';
  useUnloadWarning(busy);
  const [written, setDraft] = useState(empty);
  const isOffered = sequences.some(({ id }) => id === written.sequence);
  const only = sequences.length === 1 ? sequences[0]?.id : undefined;
  const draft = { ...written, sequence: isOffered ? written.sequence : only };
  const begin = () => {
    setDraft(empty);
    clear();
    setOpen(true);
  };
  const choose = (file: File) => {
    if (!open) begin();
    clear();
    setDraft((before) => {
      const untouched = before.name.trim() === '' || (before.file && before.name === nameOfFile(before.file));
      return { ...before, file, name: untouched ? nameOfFile(file) : before.name };
    });
  };
  const { formProps, errors } = useForm({
    values: draft,
    check: documentProblems,
    async submit({ file, name, sequence }) {
      if (busy || !file || !sequence) return;
      const body = {
        file_type: file.type || extensionOf(file.name),
        file_name: file.name,
        name: name.trim(),
        learning_sequence: sequence,
        course_session: courseSessionId,
      };
      const id = await upload(file, (signal) => rest.send(endpoints.startDocument, { body }, { signal }));
      if (!id) return;
      setOpen(false);
      onAdded?.(body.name);
    },
  });
  return {
    /** the form is there */
    open,
    begin,
    cancel: () => setOpen(false),
    draft,
    change: (change: Partial<DocumentDraft<File>>) => setDraft((before) => ({ ...before, ...change })),
    /** Takes a file and, unless another name was typed, its name; opens the form. */
    choose,
    /** a file that does not fit is told at once, what is missing when the form is sent */
    problems: { ...errors, file: draft.file ? fileProblem(draft.file) : errors.file },
    /** it is being sent: until that has ended nothing of it changes, and the form stays */
    busy,
    transfer: state,
    stop,
    formProps,
    /** a file is held over the area */
    over,
    /** for the area on which files can be dropped */
    dropZone: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !busy) choose(file);
      },
    },
  };
}

/** The browser asks before it gives up what is being sent. */
function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
