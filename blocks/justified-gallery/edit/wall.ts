/** The rows as a wall of pictures: core's image blocks in their own shapes. */
import { __ } from '@wordpress/i18n';
import { imagesOf, picturesOfImages, type WallBlock } from '@frontage/editor';
import metadata from '../block.json';
import { icon } from './icon';

export const wall: WallBlock = {
	metadata,
	held: [ 'allowResize' ],
	crops: 'nowhere',
	read: ( { opensLarge, ...rest } ) => ( {
		...rest,
		opens: opensLarge ? 'file' : 'none',
	} ),
	write: ( { opens, ...rest } ) => ( {
		...rest,
		opensLarge: opens === 'file',
	} ),
	pictures: ( { innerBlocks } ) => picturesOfImages( innerBlocks ),
	content: ( pictures ) => ( { innerBlocks: imagesOf( pictures ) } ),
	layouts: [
		{
			name: 'rows',
			title: __( 'Justified rows', 'frontage' ),
			icon,
		},
	],
};
