/** The grid as a wall of pictures: core's image blocks. */
import { __ } from '@wordpress/i18n';
import { imagesOf, picturesOfImages, type WallBlock } from '@frontage/editor';
import metadata from '../block.json';
import { icon } from './icon';

/** Columns if nobody has chosen. */
const COLUMNS = 3;

export const wall: WallBlock = {
	metadata,
	held: [ 'allowResize' ],
	crops: 'wall',
	read: ( { opensLarge, perPage, ...rest } ) => ( {
		...rest,
		opens: opensLarge ? 'file' : 'none',
		pageSize: perPage,
	} ),
	write: ( { opens, pageSize, columns, ...rest }, count ) => ( {
		...rest,
		columns: columns === 0 ? Math.min( COLUMNS, count ) : columns,
		opensLarge: opens === 'file',
		perPage: pageSize ?? 0,
	} ),
	pictures: ( { innerBlocks } ) => picturesOfImages( innerBlocks ),
	content: ( pictures ) => ( { innerBlocks: imagesOf( pictures ) } ),
	layouts: [
		{
			name: 'image-grid',
			title: __( 'Grid that loads more', 'frontage' ),
			icon,
		},
	],
};
