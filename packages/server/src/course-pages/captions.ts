/**
 * WebVTT captions: one cue per line, back to back over the whole length, each as long as its share of the text.
 * @param durationSeconds length of the video
 */
export function captionsOf(lines: readonly string[], durationSeconds: number): string {
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  let spoken = 0;
  const cues = lines.map((line, index) => {
    const from = (spoken / total) * durationSeconds;
    spoken += line.length;
    const to = (spoken / total) * durationSeconds;
    return `${index + 1}\n${timestamp(from)} --> ${timestamp(to)}\n${escapeCue(line)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = part(Math.floor(minutes / 60), 2);
  return `${hours}:${part(minutes % 60, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

function escapeCue(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
