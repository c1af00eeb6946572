import { Link } from '@learn/platform/router';
import { Inline, StatusPill, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import type { OwnStanding } from './ownStanding.ts';

const Row = styled(Inline)`
  column-gap: ${space[16]};
  padding-block: ${space[4]};
`;

/** The assignments that are not evaluated yet, each with a link to it. */
export function MissingList({ missing }: Pick<OwnStanding, 'missing'>) {
  const { t } = useTexts('certificates');
  return (
    <ul>
      {missing.map(({ assignment_id, title, url, submitted }) => (
        <Row as="li" key={assignment_id} $gap={4} $justify="space-between">
          <TextLink as={Link} to={url}>
            {title}
          </TextLink>
          <StatusPill
            status={submitted ? 'progress' : 'none'}
            label={t(submitted ? 'issued.missing.submitted' : 'issued.missing.open')}
          />
        </Row>
      ))}
    </ul>
  );
}
