import { type DateValue, toInstant } from '@learn/domain';

/** A day as a calendar program shows it. */
export interface CalendarDay {
  /** the same as in the person's calendar feed, so that a calendar does not show the day twice */
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly start: DateValue;
  readonly end: DateValue;
  /** address of the page that tells more */
  readonly url: string;
}

/** A longer line goes on in the next one: 75 bytes are allowed, and hardly a letter takes more than two. */
const lineLength = 36;

/** One day as an iCalendar file (RFC 5545). @param now when it is written */
export function calendarFile(day: CalendarDay, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//learning-path//attendance//DE',
    'BEGIN:VEVENT',
    `UID:${day.uid}`,
    `DTSTAMP:${written(now)}`,
    `DTSTART:${written(day.start)}`,
    `DTEND:${written(day.end)}`,
    `SUMMARY:${escaped(day.title)}`,
    `LOCATION:${escaped(day.location)}`,
    `URL:${day.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function written(moment: DateValue): string {
  return toInstant(moment)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  const letters = [...line];
  const pieces = Array.from({ length: Math.ceil(letters.length / lineLength) }, (_, index) =>
    letters.slice(index * lineLength, (index + 1) * lineLength).join(''),
  );
  return pieces.join('\r\n ');
}
