import { formatTiming, timingMeasures } from '@learn/domain';
import { color, Disclosure, Field, Meta, Select, Stack, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { Release } from './release.ts';

/** Versions that stand beside each other. */
const mostVersions = 3;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space[8]} 0 ${space[8]} ${space[8]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & th:first-child {
    padding-left: 0;
    text-align: start;
  }
  & thead th {
    font-weight: 600;
  }
`;

/** How long it takes pages with the live version, and with the others that were shown lately beside it. */
export function PageTimings({ release: { name, versions, live, canary } }: { readonly release: Release }) {
  const { t } = useTexts('releases');
  const [page, setPage] = useState('');
  const isNamed = ({ version }: { version: string }) => version === live || version === canary?.version;
  const measured = versions
    // an older server says nothing of them
    .map(({ timings = [], ...version }) => ({ ...version, timings }))
    .filter(({ timings }) => timings.length > 0)
    .sort((left, right) => Number(isNamed(right)) - Number(isNamed(left)))
    .sort((left, right) => Number(right.version === live) - Number(left.version === live))
    .slice(0, mostVersions);
  if (measured.length === 0) return undefined;
  const timingOf = (version: (typeof measured)[number], measure: (typeof timingMeasures)[number]) =>
    version.timings.find((one) => one.page === page && one.measure === measure);
  const pages = new Set(['', ...measured.flatMap(({ timings }) => timings.map((one) => one.page)).sort()]);
  const rows = timingMeasures.filter((measure) => measured.some((version) => timingOf(version, measure)));
  const headOf = (version: string) => {
    if (version === live) return t('live');
    return version === canary?.version ? t('canary', { percent: canary.percent }) : undefined;
  };
  return (
    <Disclosure level={3} title={t('timings.title')}>
      <Stack $gap={16}>
        <Meta>{t('timings.lead')}</Meta>
        {pages.size > 1 && (
          <Field label={t('timings.page')}>
            <Select
              options={[...pages].map((value) => ({ value, label: value === '' ? t('timings.all') : value }))}
              value={page}
              onChange={setPage}
            />
          </Field>
        )}
        <Table>
          <caption>
            <VisuallyHidden>{t('timings.of', { name })}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('timings.measure')}</th>
              {measured.map(({ version }) => (
                <th key={version} scope="col">
                  {version.slice(0, 8)}
                  <Meta>{headOf(version)}</Meta>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((measure) => (
              <tr key={measure}>
                <th scope="row">{t(`timings.${measure}`)}</th>
                {measured.map((version) => {
                  const timing = timingOf(version, measure);
                  return (
                    <td key={version.version}>
                      {timing ? formatTiming(measure, timing.p75) : '–'}
                      {timing && (
                        <Meta>
                          {t('timings.samples', {
                            count: timing.samples,
                          })}
                        </Meta>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Disclosure>
  );
}
