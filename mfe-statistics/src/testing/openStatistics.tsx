import type { CourseSession, PageData } from '@learn/contracts';
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
  readonly courseSessions?: readonly CourseSession[];
}

/** Opens a page of the statistics of a course as somebody who is in no session of it, unless told otherwise. */
export function openStatistics({
  address,
  operations = [],
  language = 'de',
  courseSessions = [],
}: StatisticsWorld): Promise<RenderResult> {
  return renderRemote({
    remote,
    frame: AddressFrame,
    address: `/statistic/${courseSlug}${address}`,
    language,
    parts: ['chart', 'course', 'filters', 'part'],
    courseSessions,
    operations,
  });
}
