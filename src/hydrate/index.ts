/** What React views of other plugins need besides React: one script module, `@frontage/hydrate`. Ours bundle it. */
export { hydrate } from '@frontage/react/hydrate';
export { Slot } from '@frontage/react/slot';
export type { SlotProps } from '@frontage/react/slot';
