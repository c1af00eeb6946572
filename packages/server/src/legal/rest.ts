import { languages } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { brandName } from '../page-composition/composePage.ts';
import { createNonce, sendHtml } from '../page-composition/sendHtml.ts';
import { builtInAddress, legalPages } from './legalText.ts';
import { renderLegalPage } from './renderLegalPage.ts';

/**
 * Data protection and imprint of a demo installation, in each language, open to everybody (specification §2, footer).
 * In local mode only: elsewhere the operator names pages of their own, because these say nothing about them.
 */
export function registerLegal(app: FastifyInstance, { config }: ServerContext): void {
  if (config.APP_MODE !== 'local') return;
  const contact = { email: config.SUPPORT_EMAIL, phone: config.SUPPORT_PHONE };
  for (const page of legalPages) {
    for (const language of languages) {
      app.get(builtInAddress(page).replace('{language}', language), (request, reply) => {
        const nonce = createNonce();
        const brand = brandName(config, language);
        const html = renderLegalPage({ page, language, brand, contact, nonce });
        return sendHtml(request, reply, { html, nonce });
      });
    }
  }
}
