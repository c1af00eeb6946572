import { Button, Inline, Text } from '@learn/ui';

interface PageTurnerProps {
  readonly texts: {
    /** what has pages, for screen readers */
    readonly pages: string;
    readonly before: string;
    readonly next: string;
    /** «Seite 2 von 3» */
    readonly page: string;
  };
  /** from 1 on */
  readonly page: number;
  readonly last: number;
  readonly onTurn: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one only. */
export function PageTurner({ texts, page, last, onTurn }: PageTurnerProps) {
  if (last <= 1 && page <= 1) return undefined;
  return (
    <Inline as="nav" aria-label={texts.pages} $justify="space-between">
      <Button
        variant="secondary"
        size="small"
        disabled={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, last))}
      >
        {texts.before}
      </Button>
      <Text $size={14} role="status">
        {texts.page}
      </Text>
      <Button variant="secondary" size="small" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {texts.next}
      </Button>
    </Inline>
  );
}
