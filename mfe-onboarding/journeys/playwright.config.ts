import { journeysConfig } from '@learn/journeys/config';

export default journeysConfig(import.meta.dirname, ['mfe-onboarding', 'mfe-learning-path']);
