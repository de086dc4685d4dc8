import type { EditorMeta } from '@frontage/editor';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { playlist, videos } ) =>
		playlist || ( videos as unknown[] | undefined )?.length
			? 'interaction'
			: '',
	look: [
		'arrangement',
		'columns',
		'thumbnailShape',
		'hasThumbnails',
		'hasTitles',
		'hasDescriptions',
	],
};
