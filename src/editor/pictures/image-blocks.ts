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

/**
 * Creates a core image block from a picture of ours. The size of the file stays behind: core's attributes of these names say
 * how large the image is shown, in CSS.
 *
 * @param picture The attributes that both have.
 */
export const imageBlock = ( picture: object ): Block =>
	createBlock(
		'core/image',
		Object.fromEntries(
			Object.entries( picture ).filter(
				( [ name, value ] ) =>
					! [ 'width', 'height' ].includes( name ) ||
					typeof value === 'string'
			)
		)
	);
