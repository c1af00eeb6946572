import { createHash } from 'node:crypto';
import { visitorGroups } from '@learn/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepVisitorGroup, keptVisitorGroup } from '../authentication/cookies.ts';
import type { Config } from '../config.ts';

/**
 * The group of the browser that asks, for canaries; one without it is put into one, and keeps it. The cookie says the group and
 * nothing else, so every server reads the same from it and nobody is recognised by it.
 */
export function visitorGroup(request: FastifyRequest, reply: FastifyReply, config: Config): number {
  const kept = keptVisitorGroup(request);
  if (kept !== undefined) return kept;
  const group = groupOf(request.id);
  keepVisitorGroup(reply, config, group);
  return group;
}

/** Spreads texts evenly over the groups. @returns 0 … 9999 */
export function groupOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % visitorGroups;
}
