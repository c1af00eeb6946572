import { type Limits, ratioLimits, type Scenario } from './scenarios.ts';
import type { Measured } from './visit.ts';

/** The medians of one scenario. */
export interface Row {
  readonly scenario: Scenario;
  readonly federated: Measured;
  readonly bundle: Measured;
}

const header = [
  '| page | build | KB | script KB | HTML KB | requests | depth | first paint | largest paint | data | taken | blocking | longest task | shift |',
  '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
];

/** The report as Markdown: a table of all figures, the ratios, and which limits are kept. */
export function reportOf(rows: readonly Row[], { runs, when }: { runs: number; when: Date }): string {
  return [
    `Measured on ${when.toISOString().slice(0, 10)}: production build, Chromium, 1.6 Mbit/s, 150 ms for each request, CPU 4 × slower,`,
    `cold cache; medians of ${runs} runs, federated and single bundle by turns. 1 KB is 1000 bytes as transferred.`,
    '',
    ...header,
    ...rows.flatMap(({ scenario, federated, bundle }) => [
      line(scenario.name, 'federated', federated),
      line('', 'one bundle', bundle),
      ratioLine(federated, bundle),
    ]),
    '',
    ...rows.flatMap(verdicts),
    ...verdictsOfAll(rows),
    '',
  ].join('\n');
}

function line(page: string, build: string, figures: Measured): string {
  const cells = [
    page,
    build,
    kilobytes(figures.bytes),
    kilobytes(figures.scriptBytes),
    kilobytes(figures.documentBytes),
    String(figures.requests),
    String(figures.depth),
    seconds(figures.first),
    seconds(figures.largest),
    seconds(figures.data),
    Number.isNaN(figures.taken) ? '' : seconds(figures.taken),
    `${Math.round(figures.blocking)} ms`,
    `${Math.round(figures.longest)} ms`,
    figures.shift.toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

function ratioLine(federated: Measured, bundle: Measured): string {
  const cells = [
    ratio(federated.bytes, bundle.bytes),
    ratio(federated.scriptBytes, bundle.scriptBytes),
    ratio(federated.documentBytes, bundle.documentBytes),
    '',
    '',
    ratio(federated.first, bundle.first),
    ratio(federated.largest, bundle.largest),
    ratio(federated.data, bundle.data),
    ratio(federated.taken, bundle.taken),
    '',
    '',
    '',
  ];
  return `| | ratio | ${cells.join(' | ')} |`;
}

function verdicts({ scenario, federated, bundle }: Row): string[] {
  const { limits } = scenario;
  const figures: Readonly<Record<keyof Limits, number>> = {
    kilobytes: federated.bytes / 1000,
    scriptKilobytes: federated.scriptBytes / 1000,
    htmlKilobytes: federated.documentBytes / 1000,
    requests: federated.requests,
    depth: federated.depth,
    firstPaint: federated.first,
    largestPaint: federated.largest,
    data: federated.data,
    taken: federated.taken,
    blocking: federated.blocking,
    longest: federated.longest,
    shift: federated.shift,
  };
  const names = Object.keys(limits) as (keyof Limits)[];
  const own = names.map((name) =>
    verdict(`${scenario.name}: ${words[name]}`, figures[name], limits[name] ?? 0),
  );
  const compared = [
    verdict(`${scenario.name}: bytes / one bundle`, federated.bytes / bundle.bytes, ratioLimits.bytes),
    verdict(`${scenario.name}: data / one bundle`, federated.data / bundle.data, ratioLimits.time),
  ];
  return [...own, ...(bundle.bytes > 0 ? compared : compared.slice(1))];
}

/** What differs by chance between two pages with the same HTML differs less over all of them. */
function verdictsOfAll(rows: readonly Row[]): string[] {
  const opened = rows.filter(({ federated }) => federated.documentBytes > 0);
  const behindLinks = rows.filter((row) => !opened.includes(row));
  const groups = { 'all that are opened': opened, 'all behind a link': behindLinks };
  return Object.entries(groups)
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => {
      const logarithms = group.map(({ federated, bundle }) => Math.log(federated.data / bundle.data));
      const mean = Math.exp(logarithms.reduce((sum, one) => sum + one, 0) / group.length);
      return verdict(`${name}: data / one bundle, geometric mean`, mean, ratioLimits.time);
    });
}

const words: Readonly<Record<keyof Limits, string>> = {
  kilobytes: 'KB',
  scriptKilobytes: 'script KB',
  htmlKilobytes: 'HTML KB',
  requests: 'requests',
  depth: 'depth',
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  data: 'data, ms',
  taken: 'taken, ms',
  blocking: 'blocking, ms',
  longest: 'longest task, ms',
  shift: 'layout shift',
};

function verdict(what: string, figure: number, limit: number): string {
  const shown = figure < 10 ? figure.toFixed(2) : figure.toFixed(0);
  return `- ${figure <= limit ? 'met' : '**missed**'} · ${what}: ${shown}, at most ${limit}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function ratio(federated: number, bundle: number): string {
  return bundle > 0 ? `${(federated / bundle).toFixed(2)} ×` : '';
}
