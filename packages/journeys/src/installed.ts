import type { Page } from '@playwright/test';
import { answers } from './answers.ts';

/** What the remotes of an open page offer. */
interface Installed {
  /** whether a remote answers an address */
  readonly isAnswered: (path: string) => boolean;
  /** ids of the widgets that are contributed to the home dashboard */
  readonly contributed: ReadonlySet<string>;
}

/** Reads the open page's registry: which addresses are answered, which home widgets are contributed. */
export async function installed(page: Page): Promise<Installed> {
  const descriptors = await page.evaluate(() => {
    const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
      registry: {
        remotes: { descriptor: { mounts: { path: string }[]; widgets: { slot: string; id: string }[] } }[];
      };
    };
    return data.registry.remotes.map(({ descriptor }) => descriptor);
  });
  const patterns = descriptors.flatMap(({ mounts }) => mounts.map(({ path }) => path));
  return {
    isAnswered: answers(patterns),
    contributed: new Set(
      descriptors.flatMap(({ widgets }) =>
        widgets.filter(({ slot }) => slot === 'home.course').map(({ id }) => id),
      ),
    ),
  };
}
