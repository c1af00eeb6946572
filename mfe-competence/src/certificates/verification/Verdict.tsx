import type { AnswerOf, endpoints } from '@learn/contracts';
import { formatCertificateCode, formatDate, formatGrade, type IssuedCertificateState } from '@learn/domain';
import {
  Card,
  color,
  fontSize,
  Heading,
  Icon,
  type IconName,
  media,
  radius,
  Stack,
  space,
  Text,
  type Tone,
  toneColor,
  toneTint,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';

export type VerifiedCertificate = AnswerOf<typeof endpoints.verifyCertificate>;

const looks = {
  valid: { tone: 'finished', icon: 'check' },
  superseded: { tone: 'waiting', icon: 'clock' },
  revoked: { tone: 'failed', icon: 'close' },
} as const satisfies Readonly<Record<IssuedCertificateState, { tone: Tone; icon: IconName }>>;

const State = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[16]};
  align-items: flex-start;
  padding: ${space[16]};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${({ $tone }) => toneTint[$tone]};
  ${media.sm} {
    padding: ${space[24]};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[16]} ${space[24]};
  padding: ${space[16]};
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} {
    padding: ${space[24]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    color: ${color.ink500};
    font-size: ${fontSize[14]};
  }
  dd {
    font-size: ${fontSize[18]};
    overflow-wrap: anywhere;
  }
`;

/** What the paper has to say, and whether it counts. */
export function Verdict({ certificate }: { certificate: VerifiedCertificate }) {
  const { t, language } = useTexts('verification');
  const { state, person_name, title, course_title, issued_on, grade_official, code } = certificate;
  const { tone, icon } = looks[state];
  const facts = [
    ['name', person_name],
    ['certificate', title],
    ['course', course_title],
    ['grade', formatGrade(grade_official, 1)],
    ['issued', formatDate(issued_on, language)],
    ['code', formatCertificateCode(code)],
  ] as const;
  return (
    <Card as="section" $flush aria-labelledby="verdict">
      <State $tone={tone} role="status">
        <Icon name={icon} size={28} color={toneColor[tone]} />
        <Stack $gap={4}>
          <Heading level={2} id="verdict">
            {t(`state.${state}`)}
          </Heading>
          <Text>{t(`explanation.${state}`)}</Text>
        </Stack>
      </State>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
