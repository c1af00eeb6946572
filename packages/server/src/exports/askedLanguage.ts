import { type Language, pickLanguage } from '@learn/domain';
import type { FastifyRequest } from 'fastify';

/** The language of the request's header; of the person only where the header is missing or leaves it open. */
export function askedLanguage({ headers, language }: FastifyRequest): Language {
  const asked = headers['accept-language'] ?? '*';
  const tags = asked.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  return tags[0] === '*' || tags[0] === '' ? language : pickLanguage(tags);
}
