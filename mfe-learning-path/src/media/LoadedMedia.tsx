import { formatDate } from '@learn/domain';
import { useCourseSession, useLinks, useOfflineCopy } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Container, Icon, Inline, PageHeader, Stack, Text, TextLink, WithAside } from '@learn/ui';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { NeedsConnection } from '../parts/NeedsConnection.tsx';
import { useTexts } from '../texts.ts';
import { BelongsTo } from './BelongsTo.tsx';
import { MediaBody } from './MediaBody.tsx';
import type { MediaContentData } from './mediaData.ts';
import { mediaFacts } from './mediaFacts.ts';
import { mediaIcon } from './mediaKind.ts';
import { useRemember } from './recentMedia.ts';

interface LoadedMediaProps {
  readonly courseSlug: string;
  readonly content: MediaContentData;
}

/** Head and body of a content, and beside it the learning contents that it belongs to. */
export function LoadedMedia({ courseSlug, content }: LoadedMediaProps) {
  const texts = useTexts('media');
  const { t, language: wanted } = texts;
  const { t: shared } = useTexts();
  const links = useLinks();
  useRemember(courseSlug, content);
  const { title, language, kind, description, category } = content;
  useOfflineCopy({ title, group: 'media' });
  const categoryAddress = links.mediaCategory({ courseSlug, categorySlug: category.slug });
  const facts = [
    ...mediaFacts(content, texts, shared),
    t('content.updated', { date: formatDate(content.updated_at, wanted) }),
  ];
  return (
    <Container>
      <PageHeader
        courseSession={useCourseSession()}
        title={<span lang={language}>{title}</span>}
        back={
          <TextLink as={Link} to={categoryAddress} direction="back">
            {category.title}
          </TextLink>
        }
        lead={description ? <span lang={language}>{description}</span> : undefined}
      >
        <Inline $nowrap $align="start">
          <Icon name={mediaIcon[kind]} style={{ flex: 'none', marginTop: 2 }} />
          <Text as="span" $tone="secondary">
            {facts.join(' · ')}
          </Text>
        </Inline>
      </PageHeader>
      <WithAside>
        <Stack $gap={24}>
          <LanguageNotice language={language} />
          {(kind === 'DOCUMENT' || kind === 'LINK') && (
            <NeedsConnection>{t(`content.offline.${kind}`)}</NeedsConnection>
          )}
          <MediaBody content={content} />
        </Stack>
        <BelongsTo courseSlug={courseSlug} contents={content.learning_contents} />
      </WithAside>
    </Container>
  );
}
