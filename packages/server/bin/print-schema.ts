import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from '../src/graphql/printedSchema.ts';

// `npm run schema`: writes down the schema that is served, to be reviewed with the change that caused it.
const file = path.join(import.meta.dirname, '../../contracts/schema.graphql');
await writeFile(file, printedSchema());
