import { nodeTests } from './src/index.ts';

export default nodeTests();
