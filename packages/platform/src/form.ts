export type { AutosavePhase } from './autosave/createAutosave.ts';
export type { VersionedChange } from './autosave/createVersionedAutosave.ts';
export {
  type FieldConflict,
  type FieldValue,
  type FieldValues,
  type SectionDrafts,
  valueIn,
} from './autosave/fieldDrafts.ts';
export { wasOpened } from './autosave/serverStates.ts';
export { useAutosave } from './autosave/useAutosave.ts';
export { type UnsavedChoice, useChoices } from './autosave/useChoices.ts';
export { type OwnFields, useVersionedAutosave } from './autosave/useVersionedAutosave.ts';
export {
  isReturned,
  useWaitingWrite,
  variablesOf,
  waitingWrite,
} from './autosave/useWaitingWrite.ts';
export { useClose } from './composition/useClose.ts';
export { usePageFrame } from './composition/usePageFrame.ts';
export { type CircleDocuments, useDocuments } from './documents/useDocuments.ts';
export { fieldErrorsOf } from './forms/fieldErrorsOf.ts';
export { type FormOptions, useForm } from './forms/useForm.ts';
export type { UploadOptions } from './rest/sendForm.ts';
export { upload } from './rest/upload.ts';
export { changeProfile } from './stores/account.ts';
export { useDraft } from './stores/useDraft.ts';
export { createTransfers, type Transfers } from './transfer/createTransfers.ts';
export { useCopy } from './transfer/useCopy.ts';
export { useDownloads } from './transfer/useDownloads.ts';
export { useTransfer } from './transfer/useTransfer.ts';
