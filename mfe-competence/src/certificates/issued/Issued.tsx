import { formatCertificateCode, formatDate } from '@learn/domain';
import { color, Figure, fontSize, Stack, StatusPill, space, Text, TextLink } from '@learn/ui';
import { GradeText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import { IssuedActions, type IssuedActionsProps } from './IssuedActions.tsx';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  dt {
    color: ${color.ink500};
    font-size: ${fontSize[14]};
  }
`;

const Code = styled.dd`
  font-weight: 600;
  letter-spacing: 0.06em;
`;

const Address = styled(TextLink)`
  overflow-wrap: anywhere;
`;

/** The certificate that counts: when it was issued, its code, and everything that can be done with it. */
export function Issued({ issued, refresh }: IssuedActionsProps) {
  const { t, language } = useTexts('certificates');
  const { code, grade, issued_on, verification_url } = issued;
  return (
    <Stack>
      <div>
        <StatusPill status="finished" label={t('issued.valid')} />
      </div>
      <Facts>
        <div>
          <dt>{t('issued.facts.grade')}</dt>
          <dd>
            <Figure size={22} value={<GradeText grade={grade.official} />} />
          </dd>
        </div>
        <div>
          <dt>{t('issued.facts.issued')}</dt>
          <dd>{formatDate(issued_on, language)}</dd>
        </div>
        <div>
          <dt>{t('issued.facts.code')}</dt>
          <Code>{formatCertificateCode(code)}</Code>
        </div>
      </Facts>
      <div>
        <Text>{t('issued.verify')}</Text>
        <Address href={verification_url}>{verification_url.replace(/^https?:\/\//, '')}</Address>
      </div>
      <IssuedActions issued={issued} refresh={refresh} />
    </Stack>
  );
}
