import { formatPoints, fullName } from '@learn/domain';
import { color, fontSize, media, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData, Work } from './useWork.ts';

/** On a phone a row is a card: name and points side by side, the words below. */
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space[16]} ${space[16]} ${space[16]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    padding-block: ${space[8]};
    color: ${color.ink500};
    font-size: ${fontSize[14]};
    font-weight: 400;
  }
  & th {
    font-weight: 600;
  }
  & tbody th {
    width: 32%;
  }
  & td {
    color: ${color.ink700};
    overflow-wrap: anywhere;
  }
  & tr > :last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & tr[data-total] > * {
    border-top: 2px solid ${color.ink900};
    border-bottom: 0;
    font-size: ${fontSize[18]};
  }
  ${media.belowSm} {
    &,
    & tbody,
    & tfoot {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[4]} ${space[16]};
      padding-block: ${space[12]};
      border-bottom: 1px solid ${color.line};
    }
    & tr > * {
      display: block;
      padding: 0 !important;
      border: 0 !important;
    }
    & tbody th {
      width: auto;
    }
    & tr > td:nth-child(2) {
      grid-column: 1 / 3;
      grid-row: 2;
    }
    & tr > td:empty {
      display: none;
    }
  }
`;

// said again, because a table that is laid out as a grid has none any more
const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
const Line = styled.tr.attrs({ role: 'row' })``;
const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

interface ExpertData {
  readonly points?: number | null;
  readonly text?: string;
}

interface EvaluationTableProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly work: Work;
}

/** Points and words for each criterion, the deduction with its reason and author, and what counts. */
export function EvaluationTable({ assignment, language, work }: EvaluationTableProps) {
  const { t } = useTexts('assignment');
  const { grade, evaluation_points_deducted_user: author } = work;
  const data = (work.completion_data ?? {}) as Record<string, { expert_data?: ExpertData }>;
  return (
    <Table>
      <VisuallyHidden as="caption">{t('evaluation.perTask')}</VisuallyHidden>
      <Head>
        <Line>
          <ColumnHeader>{t('evaluation.task')}</ColumnHeader>
          <ColumnHeader>{t('evaluation.feedback')}</ColumnHeader>
          <ColumnHeader>{t('evaluation.pointsColumn')}</ColumnHeader>
        </Line>
      </Head>
      <Body>
        {assignment.evaluation_tasks.map(({ key, value }) => {
          const given = data[key]?.expert_data;
          return (
            <Row
              key={key}
              name={
                <div lang={language}>
                  {value.title}
                  {value.description && (
                    <Text $size={14} $tone="hint">
                      {value.description}
                    </Text>
                  )}
                </div>
              }
              points={given?.points ?? undefined}
              max={value.max_points}
            >
              {given?.text}
            </Row>
          );
        })}
      </Body>
      {grade && (
        <Foot>
          {grade.points_deducted > 0 && (
            <>
              <Row name={t('evaluation.subtotal')} points={grade.points} max={grade.max_points} />
              <Row name={t('evaluation.deduction')} points={-grade.points_deducted}>
                {work.evaluation_points_deducted_reason}
                {author && (
                  <Text as="span" $size={14} $tone="hint">
                    <br />
                    {fullName(author.first_name, author.last_name)}
                  </Text>
                )}
              </Row>
            </>
          )}
          <Row name={t('evaluation.total')} points={grade.points_final} max={grade.max_points} total />
        </Foot>
      )}
    </Table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  /** undefined: none were given */
  readonly points: number | undefined;
  readonly max?: number;
  readonly total?: boolean;
  readonly children?: ReactNode;
}

function Row({ name, points, max, total, children }: RowProps) {
  const { t } = useTexts('assignment');
  return (
    <Line data-total={total}>
      <RowHeader>{name}</RowHeader>
      <Cell>{children}</Cell>
      <Cell>
        <Text as="strong" $weight="strong">
          {points === undefined ? '–' : formatPoints(points)}
        </Text>{' '}
        {max !== undefined && (
          <Text as="span" $tone="hint">
            {t('evaluation.of', { max: formatPoints(max) })}
          </Text>
        )}
      </Cell>
    </Line>
  );
}
