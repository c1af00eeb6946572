import { nodeTests } from '@learn/vitest';

export default nodeTests();
