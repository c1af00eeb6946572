import { nodeTests } from '@learn/vitest';

/** The rules of the whole tree, beside the journeys. */
export default nodeTests();
