import { type GradeExplanation as Explanation, formatGrade, formatPoints, formatRatio } from '@learn/domain';
import { color, fontSize, Heading, Icon, media, radius, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { Certificate } from './readCertificates.ts';
import { roundingWords } from './roundingWords.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.surface1};
  break-inside: avoid;
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[12]};
  align-items: end;
  & > li {
    display: flex;
    gap: ${space[12]};
    align-items: end;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
  & strong {
    overflow-wrap: anywhere;
  }
  & > li:last-child strong {
    font-size: ${fontSize[22]};
    line-height: 1.1;
  }
  & svg {
    margin-bottom: 2px;
  }
  ${media.belowMd} {
    display: grid;
    & svg {
      display: none;
    }
  }
`;

/** Decimals of values that are not rounded. */
const decimals = 3;

interface GradeExplanationProps {
  readonly certificate: Certificate;
  readonly explanation: Explanation;
  readonly level: 2 | 3;
}

/** How the grade comes about, step by step, and why it is rounded as it is (domain decisions §8). */
export function GradeExplanation({ certificate, explanation, level }: GradeExplanationProps) {
  const { t, language } = useTexts('certificates');
  const { parts, sum, totalWeight, ratio, exact, exactIsRounded, exactValue, halfSteps } = explanation;
  const official = formatGrade(explanation.official, 1);
  const unrounded = formatRatio(exactValue, decimals);
  const weighted = parts.map((part) => `${formatRatio(part.ratio, decimals)} × ${formatPoints(part.weight)}`);
  const steps = [
    {
      name: t('how.points'),
      value: parts.map(({ final, max }) => `${formatPoints(final)} / ${formatPoints(max)}`).join(' · '),
    },
    { name: t('how.weighted'), value: `${weighted.join(' + ')} = ${formatRatio(sum, decimals)}` },
    {
      name: t('how.divided', { weight: formatPoints(totalWeight) }),
      value: formatRatio(ratio, decimals),
    },
    {
      name: t('how.exact'),
      value: exactIsRounded ? `${unrounded} ≈ ${formatGrade(exact, 2)}` : formatGrade(exact, 2),
    },
    {
      name: t('how.halfSteps'),
      value: `${formatRatio(halfSteps, decimals)} → ${explanation.countedHalfSteps}`,
    },
    { name: t('how.official'), value: official },
  ];
  const waiting = certificate.assignments
    .filter(({ state, grade }) => !grade && state !== 'hidden' && state !== 'evaluated')
    .map(({ title }) => t('quoted', { title }));
  return (
    <Root aria-labelledby="how">
      <Heading level={level} size={22} id="how">
        {t('how.title')}
      </Heading>
      <Steps>
        {steps.map(({ name, value }, index) => (
          <li key={name}>
            <div>
              <small>{name}</small>
              <strong>{value}</strong>
            </div>
            {index < steps.length - 1 && <Icon name="right" size={16} color={color.ink500} />}
          </li>
        ))}
      </Steps>
      <Stack $gap={8}>
        <Text $measure>{t('how.share')}</Text>
        <Text $measure>{roundingWords(explanation, t)}</Text>
        {waiting.length > 0 && (
          <Text $tone="secondary" $measure>
            {t('how.waiting', {
              count: waiting.length,
              assignments: new Intl.ListFormat(`${language}-CH`).format(waiting),
            })}
          </Text>
        )}
      </Stack>
    </Root>
  );
}
