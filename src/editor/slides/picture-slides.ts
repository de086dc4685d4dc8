/** Slides that are pictures: the background is the picture, the text on it the caption. */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import type { WallPicture } from '../walls/types';

const SLIDE = 'frontage/slide';
const PARAGRAPH = 'core/paragraph';

/** Nothing else fits into a caption. */
const TEXTS = [ 'core/heading', PARAGRAPH ];

/** Names of a slide's attributes for a picture's. */
const NAMES: Record< string, string > = {
	mediaId: 'id',
	mediaUrl: 'url',
	alt: 'alt',
	href: 'href',
	focalPoint: 'focalPoint',
};

/** Attributes of a slide that only its kind of wall can show. */
const OWN = [ 'mediaType', 'isNewTab', 'picture' ];

/** Attributes by name, split into those of a picture and those of a slide. */
function split( attributes: Record< string, unknown > ) {
	const schemas = getBlockType( SLIDE )?.attributes ?? {};
	const picture: WallPicture = {};
	const slide: Record< string, unknown > = {};
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		const known = NAMES[ name ];
		if ( value === undefined || value === schemas[ name ]?.default ) {
			continue;
		}
		if ( known ) {
			picture[ known ] = value;
		} else if ( ! OWN.includes( name ) ) {
			slide[ name ] = value;
		}
	}
	return { picture, slide };
}

const captionOf = ( blocks: Block[] ): string =>
	blocks
		.map( ( { attributes } ) => String( attributes.content ?? '' ) )
		.filter( Boolean )
		.join( ' ' );

function pictureOf( { attributes, innerBlocks }: Block ): WallPicture | null {
	const { mediaId, mediaUrl, mediaType, href, isNewTab } = attributes;
	const isPicture = mediaType !== 'video' && ( mediaId || mediaUrl );
	if (
		! isPicture ||
		! innerBlocks.every( ( { name } ) => TEXTS.includes( name ) )
	) {
		return null;
	}
	const { picture, slide } = split( attributes );
	return {
		...( href ? { linkDestination: 'custom' } : {} ),
		...( attributes.picture ?? {} ),
		...picture,
		alt: String( attributes.alt ?? '' ),
		caption: captionOf( innerBlocks ),
		...( isNewTab ? { linkTarget: '_blank' } : {} ),
		...( Object.keys( slide ).length && { slide } ),
	};
}

/**
 * Returns the pictures of slides; null if one is more than a picture with text.
 *
 * @param slides Blocks in a slider or slideshow.
 */
export function picturesOfSlides( slides: Block[] ): WallPicture[] | null {
	const pictures = slides.map( pictureOf );
	return pictures.every( ( picture ) => picture !== null ) ? pictures : null;
}

function slideOf( picture: WallPicture ): Block {
	const { id, url, alt, caption, href, focalPoint, ...other } = picture;
	const { categories, slide, linkTarget, ...rest } = other;
	const isNewTab = linkTarget === '_blank';
	const kept = {
		...rest,
		...( linkTarget && ! isNewTab && { linkTarget } ),
	};
	return createBlock(
		SLIDE,
		{
			...( slide as object ),
			mediaId: id,
			mediaUrl: url,
			alt: alt ?? '',
			href: href ?? '',
			isNewTab,
			focalPoint,
			picture: Object.keys( kept ).length ? kept : undefined,
		},
		caption ? [ createBlock( PARAGRAPH, { content: caption } ) ] : []
	);
}

/**
 * Creates a slide for each picture.
 *
 * @param pictures With their own links.
 */
export const slidesOfPictures = ( pictures: WallPicture[] ): Block[] =>
	pictures.map( slideOf );
