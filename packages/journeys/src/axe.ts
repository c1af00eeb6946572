import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type { Result } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Undefined where axe is not there yet. The size of targets is part of WCAG 2.2 AA, but off unless it is asked for; colours in
 * transition would be measured half-way.
 */
const run = `(async () => {
  if (typeof axe === 'undefined') return undefined;
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map((animation) => animation.finished));
  const { violations } = await axe.run(document, {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations;
})()`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Looks for violations of WCAG 2.2 AA and of axe's best practices on the page as it stands.
 * The page's content security policy lets no script element in, so axe comes through the debugger, once per document.
 * @returns one line per violation: rule, weight, and the elements; empty when there is none
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = ((await evaluate(page, run)) ?? (await evaluate(page, `${source};${run}`))) as Result[];
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}\n${nodes.map((node) => `    ${node.html.slice(0, 200)}`).join('\n')}`,
  );
}

async function evaluate(page: Page, expression: string): Promise<unknown> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { result, exceptionDetails } = await (await session).send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description}`);
  return result.value;
}
