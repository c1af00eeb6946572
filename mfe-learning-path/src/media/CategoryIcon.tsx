import { Icon, type IconName } from '@learn/ui';
import type { ReactNode } from 'react';

const signs: Readonly<Record<string, IconName>> = { customer: 'people', handbook: 'book', video: 'video' };

/** Drawings that the design system's set has not, on its grid of 24. */
const drawings: Readonly<Record<string, ReactNode>> = {
  law: (
    <path d="M12 3v18M7 21h10M4 7h4l4-2 4 2h4M6 7l-3 7a3.5 3.5 0 0 0 6 0L6 7ZM18 7l-3 7a3.5 3.5 0 0 0 6 0l-3-7Z" />
  ),
  product: <path d="M12 3v1M3 13a9 9 0 0 1 18 0ZM12 13v5.5a2.5 2.5 0 0 0 5 0" />,
  calculation: (
    <>
      <rect x="5" y="3" width="14" height="18" rx="2" />
      <path d="M8.5 7h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01" />
    </>
  ),
};

/** Sign of a category by the name that the server gives; one that is not known is a book. */
export function CategoryIcon({ name, size }: { name: string; size: number }) {
  const drawing = drawings[name];
  if (drawing === undefined) return <Icon name={signs[name] ?? 'book'} size={size} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawing}
    </svg>
  );
}
