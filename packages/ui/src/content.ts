/** What only the content of some pages needs, loaded with the first of them: the frame and the home page do without. */
export {
  type AnsweredBlock,
  type AnsweredFile,
  AnswerView,
  type AnswerViewProps,
  type AnswerWords,
  FileView,
} from './data/AnswerView.tsx';
export { type ComparedRow, ComparisonList, type ComparisonListProps } from './data/ComparisonList.tsx';
// for remotes that were released while it was here; @learn/ui has it now
export { GradeRing } from './data/GradeRing.tsx';
export { GradeText, type GradeTextProps } from './data/GradeText.tsx';
export { PathDiagram, type PathDiagramCircle, type PathDiagramProps } from './data/PathDiagram.tsx';
export { Remark, type RemarkProps } from './data/Remark.tsx';
export { RichText } from './data/RichText.tsx';
export { Checkbox, type CheckboxProps } from './form/Checkbox.tsx';
export { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from './form/ChoiceCards.tsx';
export { PasswordInput, type PasswordInputProps } from './form/PasswordInput.tsx';
export { ProgressBar, type ProgressBarProps } from './form/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/RadioGroup.tsx';
export { SavedMark, type SavedMarkProps, type SavedState } from './form/SavedMark.tsx';
export { StepInput, type StepInputProps } from './form/StepInput.tsx';
export { CloseBar, type CloseBarProps } from './layout/CloseBar.tsx';
export { IconLine } from './text/IconLine.ts';
export { PersonHead, type PersonHeadProps, type PersonView } from './text/PersonHead.tsx';
export { usePrinting } from './theme/usePrinting.ts';
