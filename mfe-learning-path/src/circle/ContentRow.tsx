import { type CompletionIndex, completionStatusOf } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Button, color, coveringLink, Hidden, Icon, media, radius, space, Text } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { durationText } from '../parts/duration.ts';
import { kindOf } from '../parts/kind.ts';
import { type Mark, StatusMark } from '../parts/StatusMark.tsx';
import { watchedRangesOf } from '../progress/watchedRanges.ts';
import { useTexts } from '../texts.ts';
import type { CircleContent } from './circleData.ts';
import { useWhenAndWhere } from './useWhenAndWhere.ts';

const nextRow = css`
  margin-inline: -${space[8]};
  padding: ${space[12]} ${space[8]};
  border-radius: ${radius.card};
  background: ${color.progressTint};
  &&::before {
    left: 19px;
  }
  ${media.md} {
    margin-inline: -${space[16]} 0;
    padding: ${space[12]} ${space[16]};
    &&::before {
      left: 27px;
    }
  }
`;

const Row = styled.li<{ $next: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 20px minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 60px;
  padding-block: ${space[8]};
  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 11px;
    width: 2px;
    background: ${color.line};
  }
  &:first-child::before {
    top: 50%;
  }
  &:last-child::before {
    bottom: 50%;
  }
  ${media.md} {
    gap: ${space[16]};
  }
  ${({ $next }) => $next && nextRow}
`;

const What = styled.span<{ $strong: boolean }>`
  display: grid;
  line-height: 1.4;
  & > a {
    ${coveringLink()}
  }
  & > :first-child {
    font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  }
`;

interface ContentRowProps {
  readonly content: CircleContent;
  readonly index: CompletionIndex;
  readonly learner: boolean;
  readonly next: boolean;
  /** undefined in a locked circle: the row is then no link */
  readonly address: string | undefined;
}

/** A content as one line: mark, kind, title, minutes; the next one carries the page's dark button. */
export function ContentRow({ content, index, learner, next, address }: ContentRowProps) {
  const { t } = useTexts();
  const kind = kindOf(content);
  const done = learner && completionStatusOf(index, content.id) === 'SUCCESS';
  const words = [
    t(kind.label),
    ...(content.minutes > 0 ? [durationText(content.minutes, t)] : []),
    ...useWhenAndWhere(content, done),
  ];
  return (
    <Row $next={next}>
      <StatusMark mark={learner ? markOf(content.id, index, next) : 'neutral'} />
      <Icon name={kind.icon} color={color.ink700} />
      <What $strong={next}>
        {address ? <Link to={address}>{content.title}</Link> : <span>{content.title}</span>}
        <Text as="span" $size={14} $tone={next ? 'secondary' : 'hint'}>
          {words.join(' · ')}
        </Text>
      </What>
      {next && address && (
        <Hidden as="span" $at="belowMd" style={{ position: 'relative' }}>
          <Button as={Link} to={address} iconEnd="right">
            {t('next.go')}
          </Button>
        </Hidden>
      )}
    </Row>
  );
}

function markOf(contentId: string, index: CompletionIndex, next: boolean): Mark {
  const status = completionStatusOf(index, contentId);
  if (status === 'SUCCESS') return 'done';
  if (next) return 'next';
  const begun = status !== 'UNKNOWN' || watchedRangesOf(index.get(contentId)).length > 0;
  return begun ? 'started' : 'open';
}
