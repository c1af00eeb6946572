import { shellConfig } from '@learn/federation';

export const config = shellConfig();
