/**
 * What axe finds wrong in a part of a page. Colours need a browser, and landmarks the shell: the journeys check these.
 * @returns one line for each rule and element
 */
export async function accessibilityFaults(part: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
