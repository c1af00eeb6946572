import { Link } from '@learn/platform/router';
import { color, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { ChartContent } from './content.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space[8]} ${space[8]} ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & thead th {
    font-weight: 600;
  }
  & [data-number] {
    text-align: end;
  }
  & td[data-number] {
    white-space: nowrap;
  }
`;

/** The values of a chart as a table; a row leads to what stands behind it, where the person may see that. */
export function ChartTable({ content }: { content: ChartContent }) {
  const { t } = useTexts('chart');
  const { title, rowHead, unit, series, rows, format } = content;
  const hasDetails = rows.some(({ detail }) => detail !== undefined);
  return (
    <Table>
      <caption>
        <VisuallyHidden>{`${title}, ${unit}`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" data-number>
              {series.length > 1 ? label : unit}
            </th>
          ))}
          {hasDetails && <th scope="col">{t('detail')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, href, values, detail, withheld }) => (
          <tr key={id}>
            <th scope="row">{href === undefined ? label : <Link to={href}>{label}</Link>}</th>
            {values.every((value) => value === null) ? (
              <td colSpan={series.length}>{withheld ?? '–'}</td>
            ) : (
              series.map((one, index) => {
                const value = values[index] ?? null;
                return (
                  <td key={one.id} data-number>
                    {value === null ? '–' : format(value)}
                  </td>
                );
              })
            )}
            {hasDetails && <td>{detail}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
