import { browserTests } from '@learn/vitest';

export default browserTests();
