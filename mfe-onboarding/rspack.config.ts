import { remoteConfig } from '@learn/federation';

export const config = remoteConfig('mfe-onboarding');
