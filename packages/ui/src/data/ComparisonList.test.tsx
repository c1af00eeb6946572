import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparisonList } from './ComparisonList.tsx';
import { Remark } from './Remark.tsx';

it('says of each thing how both sides see it, and what was written', () => {
  render(
    <ComparisonList
      label="Kriterien"
      heads={{ title: 'Kriterium', first: 'Du', second: 'Sandra' }}
      rows={[
        {
          key: 'a',
          title: 'Ich kann beraten.',
          note: 'seit gestern',
          first: 'kann ich',
          second: 'noch offen',
          below: (
            <Remark firstName="Sandra" lastName="Huber" day="18. November">
              {'Gut so.\nWeiter.'}
            </Remark>
          ),
        },
        { key: 'b', title: 'Ich kann zuhören.', first: 'kann ich' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Kriterien' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Ich kann beraten.seit gesternDukann ichSandranoch offenSHSandra Huber 18. NovemberGut so. Weiter.',
  );
  expect(second).toHaveTextContent('Ich kann zuhören.Dukann ich');
  expect(second).not.toHaveTextContent('Sandra');
});
