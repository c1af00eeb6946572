import type { UserProfile } from '@learn/contracts';
import { formatVbvId, maximumAge, minimumAge, zurichDay } from '@learn/domain';
import { useNow } from '@learn/platform';
import { pageData } from '@learn/platform/shell';
import { media, space } from '@learn/ui';
import { DateInput, FormRow, FormSection, PhoneInput, ReadOnlyField } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { ProfileField, ProfileLine } from './ProfileField.tsx';
import { PhotoField } from './photo/PhotoField.tsx';
import { useTexts } from './texts.ts';
import type { ProfileForm } from './useProfileForm.ts';

const Given = styled.dl`
  display: grid;
  gap: ${space[24]} ${space[16]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Who the person is: photo, name, birth date, telephone, and what only the support can change. */
export function IdentitySection({ user, form }: { user: UserProfile; form: ProfileForm }) {
  const { t } = useTexts();
  const today = zurichDay(useNow());
  const support = pageData().contact.email;
  return (
    <FormSection id="identity" title={t('identity.title')} lead={t('identity.lead')}>
      <PhotoField user={user} />
      <FormRow>
        <ProfileLine
          form={form}
          field="first_name"
          label={t('identity.firstName')}
          autoComplete="given-name"
          required
        />
        <ProfileLine
          form={form}
          field="last_name"
          label={t('identity.lastName')}
          autoComplete="family-name"
          required
        />
      </FormRow>
      <FormRow>
        <ProfileField form={form} field="birth_date" label={t('identity.birthDate')}>
          <DateInput
            name="birth_date"
            autoComplete="bday"
            min={yearsBefore(today, maximumAge)}
            max={yearsBefore(today, minimumAge)}
            value={form.values.birth_date ?? ''}
            onChange={(day) => form.change('birth_date', day === '' ? null : day)}
            onBlur={() => form.leave('birth_date')}
          />
        </ProfileField>
        <ProfileField
          form={form}
          field="phone_number"
          label={t('identity.phone')}
          hint={t('identity.phoneHint')}
        >
          <PhoneInput
            name="phone_number"
            value={form.values.phone_number}
            onChange={(typed) => form.change('phone_number', typed)}
            onBlur={() => form.leave('phone_number')}
          />
        </ProfileField>
      </FormRow>
      <Given>
        <ReadOnlyField
          label={t('identity.email')}
          value={user.email}
          reason={t('identity.emailReason', { support })}
        />
        <ReadOnlyField
          label={t('identity.username')}
          value={user.username}
          reason={t('identity.usernameReason')}
        />
        <ReadOnlyField
          label={t('identity.vbvId')}
          value={formatVbvId(user.vbv_id) ?? t('identity.vbvIdNone')}
          reason={t('identity.vbvIdReason')}
        />
      </Given>
    </FormSection>
  );
}

function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
