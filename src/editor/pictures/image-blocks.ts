import { createBlock, type Block } from '@wordpress/blocks';

/** A file from the media library or an upload. */
export interface Picture {
	id?: number;
	url?: string;
	alt?: string;
	caption?: string;
}

/**
 * Creates a core image block for each file.
 *
 * @param files Selected or dropped files.
 */
export const imageBlocks = ( files: Picture[] ): Block[] =>
	files
		.filter( ( { url } ) => url )
		.map( ( { id, url, alt, caption } ) =>
			createBlock( 'core/image', { id, url, alt, caption } )
		);
