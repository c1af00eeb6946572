import type { Links } from '@learn/contracts';
import { useStore } from '@nanostores/react';
import { $links } from './registry.ts';

/** Typed links to what is installed today; hide what is undefined. */
export function useLinks(): Links {
  return useStore($links);
}
