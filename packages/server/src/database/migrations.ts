import path from 'node:path';
import { packageRoot } from '../packageRoot.ts';

/** The SQL files that drizzle-kit generates from the tables, and drizzle's list of them. */
export const migrationsFolder = path.join(packageRoot, 'migrations');
