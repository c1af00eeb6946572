import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Card, color, coveringLink, disc, Grid, Heading, motion, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import type { MediaCategoryCardData } from './mediaData.ts';

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[16]};
  align-content: start;
  height: 100%;
  transition: border-color ${motion};
  &:hover {
    border-color: ${color.edge};
  }
  & a {
    ${coveringLink()}
  }
`;

const Sign = styled.span`
  ${disc(44)}
  background: ${color.surface2};
  color: ${color.ink700};
`;

interface CategoryCardsProps {
  readonly courseSlug: string;
  readonly categories: readonly MediaCategoryCardData[];
}

/** The categories as calm cards: sign, title, one sentence, number of contents. */
export function CategoryCards({ courseSlug, categories }: CategoryCardsProps) {
  // two and four look lost in rows of three
  const columns = categories.length === 2 || categories.length === 4 ? 2 : 3;
  return (
    <Grid as="ul" $columns={columns} $columnsMd={2} $gap={16}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryCard courseSlug={courseSlug} category={category} />
        </li>
      ))}
    </Grid>
  );
}

function CategoryCard({ courseSlug, category }: { courseSlug: string; category: MediaCategoryCardData }) {
  const { t } = useTexts('media');
  const address = useLinks().mediaCategory({ courseSlug, categorySlug: category.slug });
  const { title, description, language, icon, content_count: count } = category;
  return (
    <Root>
      <Sign>
        <CategoryIcon name={icon} size={24} />
      </Sign>
      <Stack $gap={4}>
        <Heading level={3}>
          {address ? (
            <Link to={address} lang={language}>
              {title}
            </Link>
          ) : (
            <span lang={language}>{title}</span>
          )}
        </Heading>
        {description && (
          <Text $tone="secondary" lang={language}>
            {description}
          </Text>
        )}
        <Text $size={14} $tone="hint">
          {t('library.contents', { count })}
        </Text>
      </Stack>
    </Root>
  );
}
