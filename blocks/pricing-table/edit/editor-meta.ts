import type { EditorMeta } from '@frontage/editor';

/** Which attributes are about the look of the pricing table; it needs no script. */
export const help: EditorMeta = { look: [ 'titleTag' ] };
