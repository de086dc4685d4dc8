/** Reads walls from blocks and makes blocks of them. */
import { createBlock, type Block } from '@wordpress/blocks';
import { imagesOf, picturesOfImages } from './image-pictures';
import {
	withOwnCrops,
	withOwnLinks,
	withoutOwnCrops,
	withoutOwnLinks,
} from './own';
import { wallNamed } from './registry';
import { attributesFor, forgotten, KEPT, settingsIn } from './settings';
import type { Wall, WallBlock, WallPicture } from './types';

/**
 * Reads a block.
 *
 * @return Null if it is no wall, or holds more than pictures.
 */
export function readWall( block: Block ): Wall | null {
	const wall = wallNamed( block.name );
	const pictures = wall?.pictures( block );
	return wall && pictures
		? {
				pictures,
				settings: settingsIn( wall, block.attributes, pictures.length ),
			}
		: null;
}

/** Pictures without what is only known in passing. */
const savable = ( pictures: WallPicture[] ): WallPicture[] =>
	pictures.map( ( { media, ...picture } ) => picture );

/** Pictures and settings as a block can hold them. */
function prepared( wall: WallBlock, { pictures, settings }: Wall ): Wall {
	const { length } = pictures;
	const given = attributesFor( wall, settings, length );
	const own = settingsIn( wall, given, length );
	const linked = savable(
		own.opens === settings.opens
			? withoutOwnLinks( pictures, settings.opens )
			: withOwnLinks( pictures, settings.opens )
	);
	if ( wall.crops === 'wall' ) {
		return withoutOwnCrops( linked, settings );
	}
	return {
		settings,
		pictures:
			wall.crops === 'pictures'
				? withOwnCrops( linked, settings )
				: linked,
	};
}

/**
 * Makes a block of a wall.
 *
 * @param wall  The block's.
 * @param given Pictures and settings.
 */
export function writeWall( wall: WallBlock, given: Wall ): Block {
	const { name } = wall.metadata;
	const { pictures, settings } = prepared( wall, given );
	const { attributes, innerBlocks = [] } = wall.content( pictures, settings );
	const made = createBlock(
		name,
		{
			...attributesFor( wall, settings, pictures.length ),
			...attributes,
		},
		innerBlocks
	);
	const kept = forgotten( wall, settings, made.attributes );
	return kept
		? createBlock(
				name,
				{ ...made.attributes, [ KEPT ]: kept },
				innerBlocks
			)
		: made;
}

const PARAGRAPH = 'core/paragraph';

/**
 * Reads image blocks, perhaps with the wall's caption as a paragraph after them.
 *
 * @return Null if there is anything else.
 */
export function readImages( blocks: Block[] ): Wall | null {
	const last = blocks.at( -1 );
	const hasCaption = last?.name === PARAGRAPH;
	const pictures = picturesOfImages(
		hasCaption ? blocks.slice( 0, -1 ) : blocks
	);
	return pictures?.length
		? {
				pictures,
				settings: {
					opens: 'none',
					ratio: 'auto',
					...( hasCaption && {
						caption: String( last?.attributes.content ?? '' ),
					} ),
				},
			}
		: null;
}

/** Makes image blocks of a wall, with its caption as a paragraph after them. */
export function writeImages( { pictures, settings }: Wall ): Block[] {
	const { caption, opens } = settings;
	const linked = savable( withOwnLinks( pictures, opens ) );
	return [
		...imagesOf( withOwnCrops( linked, settings, true ) ),
		...( caption
			? [ createBlock( PARAGRAPH, { content: caption } ) ]
			: [] ),
	];
}
