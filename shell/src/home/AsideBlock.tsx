import type { RestState } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Heading, Stack, Text, TextLink } from '@learn/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from './texts.ts';

interface AsideBlockProps<Answer> {
  readonly title: string;
  readonly answer: RestState<Answer>;
  /** what failed, where it did */
  readonly failed: string;
  /** as high as the later content */
  readonly skeleton: ReactNode;
  /** to the whole list; left out where no remote answers it or nothing stands there */
  readonly link: { readonly href: string | undefined; readonly text: string };
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of the aside with a state of its own: one that failed takes nothing else along. */
export function AsideBlock<Answer>({
  title,
  answer,
  failed,
  skeleton,
  link,
  children,
}: AsideBlockProps<Answer>) {
  const { t } = useTexts();
  const headingId = useId();
  const { data, loading, error, reload } = answer;
  return (
    <section aria-labelledby={headingId} aria-busy={loading || undefined}>
      <Heading level={2} size={16} id={headingId}>
        {title}
      </Heading>
      {loading && skeleton}
      {error !== undefined && (
        <Stack $gap={12}>
          <Text role="alert">{failed}</Text>
          <div>
            <Button variant="secondary" size="small" icon="retry" onClick={reload}>
              {t('retry')}
            </Button>
          </div>
        </Stack>
      )}
      {data !== undefined && children(data)}
      <TextLink as={Link} to={link.href}>
        {link.text}
      </TextLink>
    </section>
  );
}
