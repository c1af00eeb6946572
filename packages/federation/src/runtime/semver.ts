export { satisfy } from '@learn/contracts/versionRange';
