/** Blocks that have a background; twin of `Video_Background::BLOCKS`. */
export const BLOCKS = [
	'core/group',
	'core/cover',
	'core/columns',
	'core/column',
	'core/media-text',
];
