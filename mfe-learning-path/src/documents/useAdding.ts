import { canAddCircleDocument } from '@learn/domain';
import { $user, useCourseSession, useStore } from '@learn/platform';
import { type DragEvent, useState } from 'react';
import type { CircleData } from '../circle/circleData.ts';
import { type DocumentDraft, nameOfFile } from './uploadProblems.ts';

export interface Adding {
  /** experts of the circle and admins (domain decisions §4) */
  readonly allowed: boolean;
  /** the form is open */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly draft: DocumentDraft;
  readonly change: (change: Partial<DocumentDraft>) => void;
  /** it is being sent: until that has ended nothing of it changes, and the form stays */
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
  /** Takes a file and, unless another name was typed, its name. */
  readonly choose: (file: File) => void;
  /** Closes the form and forgets what was filled in. */
  readonly finish: () => void;
  /** a file is held over the area */
  readonly over: boolean;
  /** for the area on which files can be dropped */
  readonly dropZone: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The form to add a document to a circle, by choosing or dropping a file. */
export function useAdding(circle: CircleData): Adding {
  const user = useStore($user);
  const { configuration } = useCourseSession().course;
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const sequences = circle.learning_sequences;
  const empty: DocumentDraft = {
    file: undefined,
    name: '',
    sequence: sequences.length === 1 ? sequences[0]?.id : undefined,
  };
  const [draft, setDraft] = useState(empty);
  const choose = (file: File) => {
    setDraft((before) => {
      const untouched = before.name.trim() === '' || (before.file && before.name === nameOfFile(before.file));
      return { ...before, file, name: untouched ? nameOfFile(file) : before.name };
    });
    setOpen(true);
  };
  return {
    allowed:
      user !== undefined &&
      canAddCircleDocument(
        {
          enabled: configuration.enable_circle_documents,
          isExpertOfCircle: circle.experts.some(({ user_id }) => user_id === user.id),
          isAdmin: user.has_vbv_admin_access,
        },
        sequences.length,
      ),
    open,
    setOpen,
    busy,
    setBusy,
    draft,
    change: (change) => setDraft((before) => ({ ...before, ...change })),
    choose,
    finish: () => {
      setOpen(false);
      setDraft(empty);
    },
    over,
    dropZone: {
      onDragOver: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !busy) choose(file);
      },
    },
  };
}
