export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
export { DateInput, type DateInputProps } from './DateInput.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { FormRow, FormSection, type FormSectionProps } from './FormSection.tsx';
export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { ReadOnlyField, type ReadOnlyFieldProps } from './ReadOnlyField.tsx';
export { SavedMark, type SavedMarkProps, type SavedState } from './SavedMark.tsx';
export { StepInput, type StepInputProps } from './StepInput.tsx';
