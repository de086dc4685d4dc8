/** Pictures that are core's Image blocks. */
import type { Block } from '@wordpress/blocks';
import { imageBlock } from '../pictures/image-blocks';
import type { Values, WallPicture } from './types';

/** Only says that a file is being uploaded. */
const PASSING = 'blob';

const isSet = ( value: unknown ) => value !== undefined && value !== null;

/** Attributes without those that are not set, rich text as HTML. */
function pictureOf( attributes: Values ): WallPicture {
	const { [ PASSING ]: _, caption, linkDestination, ...rest } = attributes;
	return Object.fromEntries(
		Object.entries( {
			...rest,
			// What the block says if it has no link.
			linkDestination:
				linkDestination === 'none' ? undefined : linkDestination,
			alt: rest.alt ?? '',
			caption: String( caption ?? '' ),
		} ).filter( ( [ , value ] ) => isSet( value ) )
	);
}

/**
 * Returns the pictures of image blocks; null if there are other blocks among them.
 *
 * @param blocks Image blocks; those without an image are left out.
 */
export const picturesOfImages = ( blocks: Block[] ): WallPicture[] | null =>
	blocks.every( ( { name } ) => name === 'core/image' )
		? blocks
				.map( ( { attributes } ) => pictureOf( attributes ) )
				.filter( ( { id, url } ) => id || url )
		: null;

/**
 * Creates an image block for each picture.
 *
 * @param pictures With their own links and crops.
 */
export const imagesOf = ( pictures: WallPicture[] ): Block[] =>
	pictures.map( ( { categories, ...picture } ) =>
		imageBlock( { linkDestination: 'none', ...picture } )
	);
