import { courseSession } from '@learn/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderCompetence } from '../testing/renderCompetence.tsx';
import { ExamLinks } from './ExamLinks.tsx';

const routes = [{ path: '*', element: <ExamLinks /> }];
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test.each([
  ['participants of vv', courseSession(), ['Prüfungen', 'Zertifikate']],
  ['participants of other families', courseSession({ courseType: 'uk' }), []],
  ['people who look at a preview', courseSession({ role: 'EXPERT' }), []],
])('to %s it shows the way', async (_, session, links) => {
  await renderCompetence({ routes, session });
  expect(shown()).toEqual(links);
});
