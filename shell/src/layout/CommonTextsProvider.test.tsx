import { userProfile } from '@learn/testing';
import { FilterSelect } from '@learn/ui/table';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';

test('components write a name with its value as the language of the screen does', async () => {
  await renderPart(
    <FilterSelect
      label="Type"
      options={[]}
      value={undefined}
      onChange={vi.fn()}
      allLabel="tous"
      resetLabel="Retirer"
    />,
    { page: { user: userProfile({ language: 'fr' }), language: 'fr' } },
  );
  expect(screen.getByText('Type\u202f: tous', { normalizer: (text) => text })).toBeVisible();
});
