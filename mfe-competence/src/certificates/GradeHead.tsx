import { formatGrade } from '@learn/domain';
import { GradeRing, Heading, Inline, Stack, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { Facts } from './Facts.tsx';
import { GradePill } from './GradePill.tsx';
import { RingHead } from './RingHead.ts';
import type { Certificate } from './readCertificates.ts';

/** The official grade of a certificate, the exact value, and how much of it is evaluated. */
export function GradeHead({
  certificate,
  level,
}: {
  readonly certificate: Certificate;
  readonly level: 2 | 3;
}) {
  const { t } = useTexts('certificates');
  const { grade, evaluatedCount, seenCount, assignments } = certificate;
  const seen = seenCount === assignments.length ? 'all' : seenCount > 0 ? 'some' : 'none';
  const official = grade && formatGrade(grade.official, 1);
  const evaluated = {
    name: t('facts.evaluated'),
    value: evaluatedCount,
    words: t('of', { count: seenCount }),
  };
  return (
    <RingHead aria-labelledby="grade">
      <GradeRing
        size={136}
        grade={grade?.official}
        label={
          official === undefined
            ? t(seen === 'none' ? 'hiddenGrade' : 'noGrade')
            : t('gradeIs', { grade: official })
        }
        caption={t('grade')}
      />
      <Stack $gap={12}>
        <Heading level={level} size={28} id="grade">
          {official === undefined
            ? t(seen === 'none' ? 'head.hidden' : 'head.none')
            : t(seen === 'all' ? 'head.title' : 'head.partial', { grade: official })}
        </Heading>
        {grade ? (
          <Inline $gap={12}>
            <GradePill grade={grade.official} />
            <Text as="span" $size={14} $tone="secondary">
              {t('head.from')}
            </Text>
          </Inline>
        ) : (
          seen !== 'none' && (
            <Text $tone="secondary" $measure>
              {t('head.noneText')}
            </Text>
          )
        )}
        {seen !== 'none' && (
          <Facts
            of={
              grade
                ? [
                    { name: t('facts.exact'), value: formatGrade(grade.exact, 2) },
                    { name: t('facts.percent'), value: t('percent', { percent: grade.percent.toFixed(1) }) },
                    evaluated,
                  ]
                : [evaluated]
            }
          />
        )}
      </Stack>
    </RingHead>
  );
}
