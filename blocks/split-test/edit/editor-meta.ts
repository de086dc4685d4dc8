import type { EditorMeta } from '@frontage/editor';
import { incomplete, sameId } from './rules';

/** What the editor tells authors about the block: it loads nothing, its scripts are in the page. */
export const help: EditorMeta = {
	wake: '',
	rules: [ sameId, incomplete ],
};
