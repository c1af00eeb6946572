import type { Contact } from '@learn/contracts';
import { color, Icon, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  max-width: 1248px;
  margin: 0 auto;
  padding: ${space[16]};
`;

const Way = styled.a`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 44px;
  color: ${color.ink900};
`;

/** Where to turn when one cannot log in. */
export function ContactBlock({ contact }: { contact: Contact }) {
  const { t } = useTexts();
  return (
    <Root aria-labelledby="contact-title">
      <h2 id="contact-title">
        <b>{t('login.contact')}</b>
      </h2>
      <span>{t('login.contactHours')}</span>
      <Way href={`mailto:${contact.email}`}>
        <Icon name="mail" />
        {contact.email}
      </Way>
      <Way href={`tel:${contact.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {contact.phone}
      </Way>
    </Root>
  );
}
