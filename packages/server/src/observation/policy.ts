import { openToEveryone } from '../access/definePolicy.ts';

export const mayReportRemotes = openToEveryone(
  'Pages of everybody say how their remotes loaded. Reports are limited by login session, those of visitors by address and in all; only people who are logged in can end a canary.',
);
