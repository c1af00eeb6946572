import { certificatesOfPeople, type ExpectedGrade, expectedGrade } from '@learn/domain/testing';
import { renderRemote, typed } from '@learn/testing';
import { runs } from '@learn/vitest/runs';
import { expect, test } from 'vitest';
import type { CertificateResultsFragment } from '../__generated__/graphql.ts';
import remote from '../remote.ts';
import { certificatesOf } from '../testing/certificateData.ts';
import { CertificateDetail } from './CertificateDetail.tsx';
import { readCertificates } from './readCertificates.ts';

/** Those that the server's `grade.test.ts` holds in each other shape of the grade. */
const combinations = certificatesOfPeople(runs({ usual: 2, thorough: 25 })).flat();

/** A certificate as the server answers it, with the grade of exact fractions; the server's tests hold its answers against them. */
function answered(index: number): CertificateResultsFragment['competence_certificates'][number] {
  const scores = combinations[index] ?? [];
  const works = Object.fromEntries(
    scores.map(({ points, max_points: max, deducted, weight }, place) => [
      `Auftrag ${place + 1}`,
      { max, deducted, weight, ...(points !== null && { points }) },
    ]),
  );
  const [certificate] = certificatesOf({ [`Nachweis ${index}`]: works }, null).competence_certificates;
  const [own] = certificate?.grades ?? [];
  const grade = expectedGrade(scores);
  if (certificate === undefined || own === undefined || grade === undefined) throw new Error('no grade');
  return { ...certificate, grades: [{ ...own, grade: typed('Grade', grade) }] };
}

const written = ({ official, exact, percent }: ExpectedGrade) => ({
  heading: `Offizielle Note ${official.toFixed(1)}`,
  ring: `Note ${official.toFixed(1)}`,
  facts: [exact.toFixed(2), `${percent.toFixed(1)} %`],
  total: [`Prozent${percent.toFixed(1)} %`, `Exakt${exact.toFixed(2)}`, `Note${official.toFixed(1)}`],
  explained: official.toFixed(1),
});

const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim());

/** What the page of a certificate says of its grade. */
const shownOn = (page: Element) => ({
  heading: textsOf(page, 'h2')[0],
  ring: page.querySelector('[role="img"]')?.getAttribute('aria-label'),
  facts: textsOf(page, 'dl > div > dd').slice(0, 2),
  total: textsOf(page, 'tfoot td').filter((cell) => /^(Prozent|Exakt|Note)/.test(cell)),
  explained: textsOf(page, 'ol > li:last-child strong')[0],
});

/** So many at once: the document is searched for each. */
const perRender = 40;

test(`the page shows and explains the grade of exact fractions of ${combinations.length} combinations`, async () => {
  const shown: ReturnType<typeof shownOn>[] = [];
  for (let from = 0; from < combinations.length; from += perRender) {
    const some = combinations.slice(from, from + perRender).map((_, index) => answered(from + index));
    const { certificates } = readCertificates({ ...certificatesOf({}, null), competence_certificates: some });
    const element = certificates.map((certificate) => (
      <article key={certificate.key}>
        <CertificateDetail certificate={certificate} participates level={2} addressOf={() => undefined} />
      </article>
    ));
    const { container, unmount } = await renderRemote({
      remote,
      routes: [{ path: '*', element }],
      address: '/',
      parts: ['certificates'],
    });
    shown.push(...[...container.querySelectorAll('article')].map(shownOn));
    unmount();
  }
  const expected = combinations.flatMap((scores) => expectedGrade(scores) ?? []);
  expect(expected).toHaveLength(combinations.length);
  expect(shown).toEqual(expected.map(written));
}, 300_000);
