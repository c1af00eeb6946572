import { formatSatisfaction, satisfactionColour, satisfactionMax } from '@learn/domain';
import { Card, color, Heading, radius, Stack, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import type { CircleFeedbackQuery } from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';

/** The figures of a circle's feedback. */
export type FeedbackResult = CircleFeedbackQuery['feedback_statistics'];

type Question = FeedbackResult['questions'][number];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space[4]} ${space[8]} ${space[4]} 0;
    font-weight: 400;
    text-align: start;
  }
  & th {
    width: 1%;
    white-space: nowrap;
  }
  & td:last-child {
    width: 48px;
    text-align: end;
  }
`;

const Track = styled.div`
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surface2};
`;

const Bar = styled.div`
  height: 16px;
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${space[12]};
  border-left: 3px solid ${color.line};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** How a question was answered: average and distribution, or the texts. */
export function QuestionResult({ question }: { question: Question }) {
  const { t } = useTexts('feedback');
  const id = useId();
  const { type, label, answer_count, average, texts } = question;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={12}>
        <Heading level={2} size={18} id={id}>
          {label}
        </Heading>
        <Text $tone="hint" $size={14}>
          {average === null
            ? t('answers', { count: answer_count })
            : t('average', {
                count: answer_count,
                average: formatSatisfaction(average),
                max: satisfactionMax,
              })}
        </Text>
        {type === 'text' ? (
          <Stack as="ul" $gap={12}>
            {[...Map.groupBy(texts, (text) => text)].map(([text, same]) => (
              <li key={text}>
                <Quote>{text}</Quote>
                {same.length > 1 && (
                  <Text $tone="hint" $size={14}>
                    {t('same', { count: same.length })}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        ) : (
          <Distribution question={question} />
        )}
      </Stack>
    </Card>
  );
}

/** All answers that there are to choose from, also those that nobody chose. */
const answersTo = { scale: ['1', '2', '3', '4'], yes_no: ['true', 'false'], text: [] } as const;

function Distribution({ question: { type, label, answer_count, distribution } }: { question: Question }) {
  const { t } = useTexts('feedback');
  const words = (value: string) => (type === 'scale' ? value : t(value === 'true' ? 'yes' : 'no'));
  const colourOf = (value: string) => (type === 'scale' ? satisfactionColour(Number(value)) : color.progress);
  const countOf = (value: string) => distribution.find((one) => one.value === value)?.count ?? 0;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('distribution', { question: label })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('answer')}</VisuallyHidden>
          </th>
          <td aria-hidden />
          <th scope="col">
            <VisuallyHidden>{t('count')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {answersTo[type].map((value) => (
          <tr key={value}>
            <th scope="row">{words(value)}</th>
            <td aria-hidden>
              <Track>
                <Bar
                  style={{
                    width: `${(countOf(value) / answer_count) * 100}%`,
                    background: colourOf(value),
                  }}
                />
              </Track>
            </td>
            <td>{countOf(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
