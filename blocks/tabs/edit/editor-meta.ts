/** What the editor tells authors of tabs: which attributes are look. */
import type { EditorMeta } from '@frontage/editor';

export const help: EditorMeta = { look: [ 'orientation', 'stack' ] };
