export { Done } from '../feedback/Done.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
export { DateInput, type DateInputProps } from './DateInput.tsx';
export { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { FormRow, FormSection, type FormSectionProps } from './FormSection.tsx';
export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
// now in content, which is much smaller; releases that are live look for them here
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { ReadOnlyField, type ReadOnlyFieldProps } from './ReadOnlyField.tsx';
export { RemovalNotice, type RemovalNoticeProps } from './RemovalNotice.tsx';
export { SavedMark, type SavedMarkProps, type SavedState } from './SavedMark.tsx';
