import { languages } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../test/testServer.ts';
import { legalPages } from './legalText.ts';
import { renderLegalPage } from './renderLegalPage.ts';

const contact = { email: 'hilfe@lernkreis.example', phone: '+41 44 000 00 00' };

describe.each(legalPages)('%s', (page) => {
  test.each(languages)('in %s has one heading, the contact, and says what is missing', (language) => {
    const html = renderLegalPage({ page, language, brand: 'A & B', contact, nonce: 'n0nce' });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('href="mailto:hilfe@lernkreis.example"');
    expect(html).toContain(page === 'privacy' ? 'PRIVACY_URL' : 'IMPRINT_URL');
    expect(html).not.toContain(`hreflang="${language}"`);
    expect(html.match(/hreflang=/g)).toHaveLength(2);
  });
});

test('both are there for everybody, in each language and without a login', async () => {
  await using server = await startTestServer();
  for (const page of legalPages) {
    for (const language of languages) {
      const answer = await server.app.inject({
        url: `/legal/${language}/${page}`,
        headers: { accept: 'text/html' },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
      expect(answer.body).toContain(`<html lang="${language}">`);
    }
  }
});
