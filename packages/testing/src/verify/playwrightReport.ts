import { readFileSync } from 'node:fs';

/** One test of a Playwright JSON report: one entry in `tests` per browser, one in `results` per try. */
export interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      /** in milliseconds, with fixtures and hooks */
      readonly duration: number;
      readonly error?: { readonly message?: string };
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

/**
 * All specs of a Playwright JSON report, those of nested suites too.
 * @throws when the file is missing or no report
 */
export function readSpecs(file: string): PlaywrightSpec[] {
  return specsOf(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite);
}

/** How a spec is named to people: file, line and title. */
export function nameOf({ file, line, title }: PlaywrightSpec): string {
  return `${file}:${line} › ${title}`;
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
