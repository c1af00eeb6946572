import type { PageData } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { AddressFrame, renderRemote } from '@learn/testing';
import { configure, type RenderResult } from '@testing-library/react';
import remote from '../remote.ts';
import { courseSlug } from './statistics.ts';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

interface StatisticsWorld {
  /** below `/statistic/<course>`, with its slash */
  readonly address: string;
  /** what is not here is asked of the network */
  readonly operations?: PageData['operations'];
  readonly language?: Language;
}

/** Opens a page of the statistics of a course as somebody who takes part in no session of it. */
export function openStatistics({
  address,
  operations = [],
  language = 'de',
}: StatisticsWorld): Promise<RenderResult> {
  return renderRemote({
    remote,
    frame: AddressFrame,
    address: `/statistic/${courseSlug}${address}`,
    language,
    parts: ['course', 'filters'],
    courseSessions: [],
    operations,
  });
}
