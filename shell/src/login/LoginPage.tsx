import { safeNext } from '@learn/contracts';
import { $user, useLinks, useStore } from '@learn/platform';
import { Link, useSearchParams } from '@learn/platform/router';
import { pageData } from '@learn/platform/shell';
import {
  Button,
  Container,
  color,
  Emblem,
  Field,
  Heading,
  Icon,
  media,
  Notice,
  radius,
  Stack,
  space,
  Text,
  TextInput,
  TextLink,
} from '@learn/ui';
import { PasswordInput } from '@learn/ui/password';
import { styled } from '@learn/ui/styled';
import { useEffect } from 'react';
import { ContactBlock } from './ContactBlock.tsx';
import { useTexts } from './texts.ts';
import { useLogin } from './useLogin.ts';

/** px of the header, the line with help and the footer */
const around = 204;

// Nothing stands where it would move once the rest of the HTML has come: a slow network paints the page before.
const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  align-items: start;
  padding-block: ${space[32]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 440px;
    min-height: calc(100dvh - ${around}px);
    padding-block: ${space[64]};
  }
`;

const Welcome = styled(Stack)`
  ${media.lg} {
    /* beside the middle of the form */
    padding-top: calc(3 * ${space[48]});
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${media.sm} {
    padding: ${space[32]};
  }
`;

const Guideline = styled.a`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 44px;
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  text-decoration: none;
`;

/** Public login with username and password (specification §2), outside production and staging. */
export function LoginPage() {
  const { t, language } = useTexts();
  const [parameters] = useSearchParams();
  const next = safeNext(parameters.get('next'));
  const user = useStore($user);
  const forgotten = useLinks().passwordForgotten();
  const { submit, state } = useLogin(next);
  useEffect(() => {
    if (user) window.location.replace(next);
  }, [user, next]);
  return (
    <>
      <Container>
        <Columns>
          <Welcome>
            <Emblem size={96} />
            <Heading level={1} size={36}>
              {t('welcome')}
            </Heading>
            <Text $tone="secondary" $measure $size={18}>
              {t('introduction')}
            </Text>
          </Welcome>
          <Form method="post" noValidate onSubmit={submit} aria-labelledby="login-title">
            <Heading level={2} size={22} id="login-title">
              {t('title')}
            </Heading>
            {state.failure && (
              <Notice tone="failed" role="alert">
                {state.failure}
              </Notice>
            )}
            <Field label={t('username')} hint={t('usernameHint')} error={state.missing.username}>
              <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
            </Field>
            <Field label={t('password')} error={state.missing.password}>
              <PasswordInput name="password" autoComplete="current-password" showLabel={t('showPassword')} />
            </Field>
            <Button type="submit" stretch="always" loading={state.busy}>
              {t('submit')}
            </Button>
            {forgotten !== undefined && (
              <TextLink
                as={Link}
                to={next === '/' ? forgotten : `${forgotten}?${new URLSearchParams({ next })}`}
              >
                {t('forgotten')}
              </TextLink>
            )}
            <Guideline href={`/media/guideline-${language}.pdf`}>
              <Icon name="text" />
              <span style={{ textDecoration: 'underline' }}>{t('guideline')}</span>
              <Text as="span" $tone="hint" $size={14}>
                {t('guidelineFormat')}
              </Text>
            </Guideline>
          </Form>
        </Columns>
      </Container>
      <ContactBlock contact={pageData().contact} />
    </>
  );
}
