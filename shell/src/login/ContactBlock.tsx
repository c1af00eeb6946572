import type { Contact } from '@learn/contracts';
import { Container, color, Icon, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Band = styled.section`
  margin-top: auto;
  margin-bottom: -${space[64]}; /* joins the footer */
  border-top: 1px solid ${color.line};
  background: ${color.surface1};
  ${media.lg} {
    /* the page above is as high as the screen leaves it */
    margin-top: 0;
  }
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  padding-block: ${space[16]};
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
    <Band aria-labelledby="contact-title">
      <Line>
        <h2 id="contact-title">
          <b>{t('contact')}</b>
        </h2>
        <span>{t('contactHours')}</span>
        <Way href={`mailto:${contact.email}`}>
          <Icon name="mail" />
          {contact.email}
        </Way>
        <Way href={`tel:${contact.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          {contact.phone}
        </Way>
      </Line>
    </Band>
  );
}
