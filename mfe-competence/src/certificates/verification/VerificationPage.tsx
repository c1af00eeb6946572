import { parseCertificateCode } from '@learn/domain';
import { useParams } from '@learn/platform/router';
import { Heading, PageBox, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { Verification } from './Verification.tsx';

const Column = styled(Stack)`
  max-width: 720px;
`;

/**
 * Everybody with the code of a certificate sees whether it is valid, without a login. Search engines are asked to leave these
 * addresses alone, for they show names.
 */
export function VerificationPage() {
  const { t } = useTexts('verification');
  const { code = '' } = useParams();
  return (
    <PageBox>
      <meta name="robots" content="noindex, nofollow" />
      <Column $gap={24}>
        <Stack $gap={8}>
          <Heading level={1}>{t('title')}</Heading>
          {code === '' && <Text $tone="secondary">{t('lead')}</Text>}
        </Stack>
        {code !== '' && <Verification key={code} code={parseCertificateCode(code) ?? code} />}
        <CodeForm key={`form ${code}`} again={code !== ''} />
      </Column>
    </PageBox>
  );
}
