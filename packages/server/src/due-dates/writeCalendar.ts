import { setImmediate } from 'node:timers/promises';
import type { Localised } from '@learn/contracts';
import { labelled, zurichDay } from '@learn/domain';
import ical, { type ICalEventData } from 'ical-generator';
import type { Config } from '../config.ts';
import type { CalendarFeed } from './calendarFeed.ts';
import type { DatedEntry } from './readDueDates.ts';

const names: Localised = { de: 'Termine', fr: 'Agenda', it: 'Agenda' };

const eventsAtOnce = 100;
const firstLine = 'BEGIN:VEVENT';
const lastLine = 'END:VCALENDAR';

/** Sequences are the seconds since then, so that every later change has a higher one without any counter. */
const firstSequence = Date.UTC(2020, 0, 1);

/**
 * Due dates as an iCalendar file. Times are written in UTC, which every calendar shows as Zurich's clocks have it, also
 * across a change to summer time; dates without time are whole days of Zurich. The same dates give the same text; a moved
 * one has a newer stamp and a higher sequence, by which calendars recognise the change.
 */
export async function writeCalendar(
  { language }: CalendarFeed,
  entries: readonly DatedEntry[],
  { PUBLIC_URL, ...config }: Pick<Config, 'PUBLIC_URL' | 'BRAND_DE' | 'BRAND_FR' | 'BRAND_IT'>,
): Promise<string> {
  const brand = { de: config.BRAND_DE, fr: config.BRAND_FR, it: config.BRAND_IT }[language];
  const { hostname } = new URL(PUBLIC_URL);
  const calendarOf = (some: readonly DatedEntry[]) => {
    const calendar = ical({
      name: labelled(brand, names[language], language),
      prodId: { company: brand, product: names[language], language: language.toUpperCase() },
      ttl: 60 * 60,
    });
    for (const entry of some) calendar.createEvent(eventOf(entry));
    return calendar.toString();
  };
  // A supervisor has thousands, and the library writes a calendar at once.
  const parts: string[] = [];
  for (let from = 0; from < entries.length; from += eventsAtOnce) {
    if (from > 0) await setImmediate();
    const text = calendarOf(entries.slice(from, from + eventsAtOnce));
    parts.push(text.slice(text.indexOf(firstLine), text.lastIndexOf(lastLine)));
  }
  const [head, foot] = calendarOf([]).split(lastLine);
  return [head, ...parts, lastLine, foot].join('');

  function eventOf({ dueDate, updatedAt }: DatedEntry): ICalEventData {
    const { id, title, subtitle, start, end, all_day, location } = dueDate;
    const link = dueDate.url || dueDate.url_expert;
    return {
      id: `${id}@${hostname}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      sequence: Math.max(0, Math.floor((updatedAt.getTime() - firstSequence) / 1000)),
      summary: title.startsWith(subtitle) ? title : labelled(subtitle, title, language),
      description: [dueDate.course_title, dueDate.session_title, dueDate.circle?.title]
        .filter(Boolean)
        .join('\n'),
      start: all_day ? new Date(`${zurichDay(start)}T00:00:00Z`) : new Date(start),
      allDay: all_day,
      ...(end !== null && { end: new Date(end) }),
      ...(location !== '' && { location }),
      ...(link !== '' && { url: `${PUBLIC_URL}${link}` }),
    };
  }
}
