import { Link } from '@learn/platform/router';
import { EmptyState, Heading, PageBox, Stack, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { FrameHeader } from './FrameHeader.tsx';

/** An address that names no onboarding (specification §8, with its own words). */
export function UnknownOnboarding() {
  return <WithoutOnboarding message="No configuration found for course type" />;
}

/** @param message as the specification words it */
export function WithoutOnboarding({ message }: { message: string }) {
  const { t } = useTexts();
  return (
    <>
      <FrameHeader onboarding={undefined} />
      <PageBox>
        <Stack $gap={24} style={{ maxWidth: 720 }}>
          <Heading level={1}>{t('unknown.title')}</Heading>
          <EmptyState
            icon="search"
            title={<span lang="en">{message}</span>}
            description={t('unknown.hint')}
            action={
              <TextLink as={Link} to="/">
                {t('home')}
              </TextLink>
            }
          />
        </Stack>
      </PageBox>
    </>
  );
}
