import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Heading, Icon, Stack } from '@learn/ui';
import { kindOf } from '../parts/kind.ts';
import { useTexts } from '../texts.ts';
import { LinkedRow, LinkedRows, RowFacts, RowWords } from './LinkedRow.ts';
import type { MediaContentData } from './mediaData.ts';

interface BelongsToProps {
  readonly courseSlug: string;
  readonly contents: MediaContentData['learning_contents'];
}

/** «Gehört zu»: the learning contents in which a content of the library is used; nothing where there are none. */
export function BelongsTo({ courseSlug, contents }: BelongsToProps) {
  const { t } = useTexts('media');
  const { t: shared } = useTexts();
  const links = useLinks();
  if (contents.length === 0) return undefined;
  return (
    <Stack as="section" $gap={12}>
      <Heading level={2}>{t('content.belongsTo')}</Heading>
      <LinkedRows>
        {contents.map(({ id, title, slug, circle, content_type }) => {
          const address = links.content({ courseSlug, circleSlug: circle.slug, contentSlug: slug });
          const kind = kindOf({ content_type });
          return (
            <LinkedRow key={id}>
              <Icon name={kind.icon} />
              <RowWords>
                {address ? <Link to={address}>{title}</Link> : <span>{title}</span>}
                <RowFacts>{`${shared(kind.label)} · ${circle.title}`}</RowFacts>
              </RowWords>
            </LinkedRow>
          );
        })}
      </LinkedRows>
    </Stack>
  );
}
