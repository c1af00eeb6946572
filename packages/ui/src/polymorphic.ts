import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that can be drawn as another element: `as={Link}` brings the props of Link (`to`, …), without `as`
 * those of the default element.
 */
export type Polymorphic<As extends ElementType, Own> = Own & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >;
