import type { Page } from '@playwright/test';

/** A png of one colour, drawn by the browser of the test. */
export async function picture(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#1a7f4b';
        context.fillRect(0, 0, w, h);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return {
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
}
