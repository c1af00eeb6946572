import type { AnswerOf, endpoints } from '@learn/contracts';

/** A widget in all languages. */
export type EditedWidget = AnswerOf<typeof endpoints.adminWidgets>[number];
