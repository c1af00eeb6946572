import { formatCertificateCode, parseCertificateCode } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useNavigate } from '@learn/platform/router';
import { Button, Field, Heading, Stack, TextInput } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts.ts';

const Form = styled(Stack)`
  max-width: 360px;
  input {
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  input::placeholder {
    text-transform: none;
  }
`;

/** Takes a code and leads to its page. @param again below another certificate */
export function CodeForm({ again }: { again: boolean }) {
  const { t } = useTexts('verification');
  const links = useLinks();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const verify = (event: FormEvent) => {
    event.preventDefault();
    const code = parseCertificateCode(input.current?.value ?? '');
    const address = code && links.certificateVerification({ code: formatCertificateCode(code) });
    setIsWrong(address === undefined);
    if (address) void navigate(address);
    else input.current?.focus();
  };
  return (
    <Stack $gap={12}>
      {again && <Heading level={2}>{t('another')}</Heading>}
      <Form as="form" noValidate onSubmit={verify}>
        <Field label={t('code')} hint={t('hint')} error={isWrong ? t('wrongCode') : undefined}>
          <TextInput ref={input} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <div>
          <Button type="submit" variant={again ? 'secondary' : 'primary'} icon="search" stretch="phone">
            {t('verify')}
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
