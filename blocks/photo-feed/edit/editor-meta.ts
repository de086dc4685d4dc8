import type { EditorMeta } from '@frontage/editor';

/** What the editor tells authors about the block: its cost, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { source } ) =>
		( source as { id?: string } | undefined )?.id ? 'interaction' : '',
	look: [
		'layout',
		'columns',
		'columnsTablet',
		'columnsPhone',
		'ratio',
		'captions',
		'hasLikes',
		'hasHeader',
	],
};
