import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const day = {
  uid: 'attendance-1@learn.example',
  title: 'Präsenztag; Fahrzeug, Teil 1',
  location: 'Zürich, Raum 204',
  start: '2030-07-15T06:45:00Z',
  end: '2030-07-15T14:30:00Z',
  url: 'https://learn.example/course/vv/learn/fahrzeug/praesenztag',
};

it('writes times in UTC, escapes what separates, and ends each line as the standard wants', () => {
  const file = calendarFile(day, new Date('2030-01-02T03:04:05.678Z'));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTAMP:20300102T030405Z');
  expect(lines).toContain('DTSTART:20300715T064500Z');
  expect(lines).toContain('DTEND:20300715T143000Z');
  expect(lines).toContain('SUMMARY:Präsenztag\\; Fahrzeug\\, Teil 1');
  expect(lines).toContain('LOCATION:Zürich\\, Raum 204');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('has no line of more than 75 bytes', () => {
  const file = calendarFile({ ...day, title: 'Übungsfälle '.repeat(20) }, new Date());
  const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
});
