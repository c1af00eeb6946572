import type { AnswerOf, endpoints } from '@learn/contracts';

/** An employer in the list. */
export type Organisation = AnswerOf<typeof endpoints.adminOrganisations>[number];
