import { formatNumber } from '@learn/domain';
import { Card, color, fontSize, Heading, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { ContentImport } from './contentData.ts';

const File = styled.h3`
  margin: 0;
  font-weight: 700;
  font-size: ${fontSize[16]};
  overflow-wrap: anywhere;
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[8]};
  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space[12]};
    overflow-wrap: anywhere;
  }
  & > li > :first-child {
    color: ${color.ink700};
    font-variant-numeric: tabular-nums;
  }
`;

/** What keeps a folder from being imported: file by file, with the line and what is expected there. */
export function Problems({ found }: { found: ContentImport }) {
  const { t } = useTexts('contents');
  const { problems, problem_count: count } = found;
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return (
    <Card as="section" aria-labelledby="content-problems">
      <Stack $gap={24}>
        <Heading level={2} size={22} id="content-problems">
          {t('problems', { count })}
        </Heading>
        {[...byFile].map(([file, ofFile]) => (
          <Stack key={file} $gap={8}>
            <File>{file || t('wholeFolder')}</File>
            <Lines>
              {ofFile.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  <span>{line > 0 && t('line', { line: formatNumber(line) })}</span>
                  <span>{message}</span>
                </li>
              ))}
            </Lines>
          </Stack>
        ))}
        {problems.length < count && (
          <Text $tone="hint">{t('onlyFirst', { shown: formatNumber(problems.length) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
