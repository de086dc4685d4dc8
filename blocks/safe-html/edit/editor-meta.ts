import type { EditorMeta } from '@frontage/editor';

/** The block has no script, and its look is the theme's. */
export const help: EditorMeta = { wake: () => '', look: [] };
