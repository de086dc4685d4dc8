import type { EditorMeta } from '@frontage/editor';

/** Editor metadata of the tabs: style attributes. */
export const help: EditorMeta = { look: [ 'orientation', 'stack' ] };
