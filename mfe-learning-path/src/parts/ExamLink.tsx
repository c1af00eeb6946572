import { Link } from '@learn/platform/router';
import { Button } from '@learn/ui';
import type { ExamView } from './useExam.ts';

/** The link of an exam's state; an exam on another platform opens beside this page. */
export function ExamLink({ link }: Pick<ExamView, 'link'>) {
  if (!link) return undefined;
  if (link.external)
    return (
      <Button
        as="a"
        variant="secondary"
        size="small"
        href={link.address}
        target="_blank"
        rel="noopener"
        iconEnd="external"
      >
        {link.text}
      </Button>
    );
  return (
    <Button as={Link} to={link.address} variant="secondary" size="small">
      {link.text}
    </Button>
  );
}
