import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors of tabs: which attributes are look. */
export const help: EditorMeta = { look: [ 'orientation', 'stack' ] };
