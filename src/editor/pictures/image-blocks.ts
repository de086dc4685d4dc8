import { createBlock, type Block } from '@wordpress/blocks';

/** A file as the media library or an upload gives it. */
export interface Picture {
	id?: number;
	url?: string;
	alt?: string;
	caption?: string;
}

/**
 * WordPress's own image blocks from files.
 *
 * One image block for each file.
 *
 * @param files Chosen or dropped.
 */
export const imageBlocks = ( files: Picture[] ): Block[] =>
	files
		.filter( ( { url } ) => url )
		.map( ( { id, url, alt, caption } ) =>
			createBlock( 'core/image', { id, url, alt, caption } )
		);
