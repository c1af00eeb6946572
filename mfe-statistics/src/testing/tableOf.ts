import { screen, within } from '@testing-library/react';

/** The texts of the rows of a table, its head first. @param name of the section around it */
export const tableOf = (name: string) => {
  const section = screen.getByRole('region', { name });
  return within(section)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);
};
