/** Records of each part of the statistics; as many in GraphQL. */
export const recordPage = { usual: 50, greatest: 200 } as const;

/** Sessions and people of a selection that are named; as many on a page in GraphQL. */
export const selectionPage = { usual: 500, greatest: 500 } as const;

/** So many regions are offered at most. */
export const greatestRegions = 1000;

/** The parts of the statistics, as their pages are called (specification §2). */
export const statisticsParts = ['attendance', 'assignment', 'competence', 'feedback'] as const;

export type StatisticsPart = (typeof statisticsParts)[number];

/** What of the pages of own people is exported: their charts and lists. */
export const agentParts = [
  'outcomes',
  'assignments',
  'certificates',
  'progress',
  'results',
  'grades',
] as const;

export type AgentPart = (typeof agentParts)[number];

/** The charts of training responsibles, each of which is exported. */
export const organisationCharts = [
  'participants_by_profile',
  'cost_by_month',
  'cost_by_profile',
  'exam_cost_by_month',
  'exam_cost_by_profile',
  'exams_by_month',
  'pass_rate_by_profile',
  'certificates_by_profile',
  'certificates_by_year',
] as const;

export type OrganisationChart = (typeof organisationCharts)[number];

/** By what the statistics are told apart: each is one of their filters. */
export const statisticsDimensions = ['session', 'generation', 'region', 'circle'] as const;

/** Groups on a page, as charts show them. */
export const groupPage = { usual: 30, greatest: 100 } as const;
