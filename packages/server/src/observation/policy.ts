import { ownOnly } from '../access/definePolicy.ts';

export const mayReportRemotes = ownOnly(
  'Pages of everybody who is logged in say how their remotes loaded. Reports are limited.',
);
