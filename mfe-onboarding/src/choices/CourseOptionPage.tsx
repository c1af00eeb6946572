import { choicesOf } from '../frame/progressOf.ts';
import { StepPage } from '../frame/StepPage.tsx';
import { useTexts } from '../texts.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

/** account/course-option: for courses whose circles differ by an option. */
export function CourseOptionPage() {
  const { t } = useTexts('choices');
  return (
    <StepPage step="courseOption" needed={(products) => choicesOf(products).options.length > 0}>
      {({ onboarding, user, products }) => (
        <ChoiceForm
          onboarding={onboarding}
          step="courseOption"
          field="course_option"
          texts={{ title: t('option.title'), lead: t('option.lead'), label: t('option.label') }}
          options={choicesOf(products).options.map((option) => ({ value: option, label: option }))}
          known={user.course_option}
          back="courseProfile"
          after="address"
        />
      )}
    </StepPage>
  );
}
