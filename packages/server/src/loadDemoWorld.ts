import type { ServerContext } from './context.ts';
import type { Database } from './database/database.ts';

/** What the package of the demo world (`packages/demo-world`) does for the server and its tools. */
export interface DemoWorld {
  /** Fills an empty database. @returns false when it was not empty and stays as it was */
  readonly createDemoWorld: (context: Pick<ServerContext, 'db' | 'config'>, now?: Date) => Promise<boolean>;
  /** Fills an empty database for measuring. @returns undefined when it was not empty and stays as it was */
  readonly createLargeWorld: (
    db: Database,
    size: {
      readonly participants: number;
      readonly courses: number;
      readonly wide?: { readonly circles: number; readonly contents: number } | undefined;
    },
    report?: (step: string) => void,
  ) => Promise<{ readonly counts: Readonly<Record<string, number>> } | undefined>;
}

/** A named account of the demo world. */
export interface DemoAccount {
  readonly username: string;
  readonly who: string;
}

// By their names only, so that no bundle holds the demo world: it is loaded from its workspace, where that is there.
const demoWorld = '@learn/demo-world';
const accounts = '@learn/demo-world/accounts';

/** @throws Error where the package is not installed */
export async function loadDemoWorld(): Promise<DemoWorld> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ demoWorld);
}

/** @throws Error where the package is not installed */
export async function loadDemoAccounts(): Promise<readonly DemoAccount[]> {
  const { demoAccounts } = await import(/* webpackIgnore: true */ /* @vite-ignore */ accounts);
  return demoAccounts;
}

/** Whether the demo world is there; images of `stage` and `prod` leave it out. */
export function hasDemoWorld(): boolean {
  try {
    import.meta.resolve(demoWorld);
    return true;
  } catch {
    return false;
  }
}
