import { formatGrade } from '@learn/domain';
import { GradeRing, Heading, Stack, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { Facts } from './Facts.tsx';
import { RingHead } from './RingHead.ts';
import type { Certificates } from './readCertificates.ts';

/** The overall average (specification §9), on how many grades it stands, and what is still to come. */
export function AverageHead({ of: { average, certificates } }: { readonly of: Certificates }) {
  const { t, language } = useTexts('certificates');
  const graded = certificates.filter(({ grade }) => grade);
  const waiting = certificates.filter(({ grade }) => !grade).map(({ title }) => t('quoted', { title }));
  const total = (read: (one: Certificates['certificates'][number]) => number) =>
    certificates.reduce((sum, one) => sum + read(one), 0);
  const shown = average === undefined ? undefined : formatGrade(average, 2);
  return (
    <RingHead aria-labelledby="average">
      <GradeRing
        size={136}
        grade={average}
        decimals={2}
        label={shown === undefined ? t('average.none') : t('average.label', { average: shown })}
        caption={t('average.caption')}
      />
      <Stack $gap={12}>
        <Heading level={2} size={28} id="average">
          {shown === undefined
            ? t('average.none')
            : t('average.title', { average: shown, count: graded.length })}
        </Heading>
        <Text $tone="secondary" $measure>
          {t(shown === undefined ? 'average.noneText' : 'average.text')}
          {shown !== undefined && waiting.length > 0 && (
            <>
              {' '}
              {t('average.waiting', {
                count: waiting.length,
                certificates: new Intl.ListFormat(`${language}-CH`).format(waiting),
              })}
            </>
          )}
        </Text>
        <Facts
          of={[
            {
              name: t('facts.grades'),
              value: graded.length,
              words: t('of', { count: certificates.length }),
            },
            {
              name: t('facts.evaluated'),
              value: total(({ evaluatedCount }) => evaluatedCount),
              words: t('of', { count: total(({ seenCount }) => seenCount) }),
            },
          ]}
        />
      </Stack>
    </RingHead>
  );
}
