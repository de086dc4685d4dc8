/** Slides from what the media library gives, and from WordPress's own blocks; and back. */
import { createBlock, type Block } from '@wordpress/blocks';
import { copies } from '../parts';

/** A file as the media library or an upload gives it. */
export interface MediaFile {
	id?: number;
	url?: string;
	type?: string;
	mime?: string;
	alt?: string;
}

/** Whether a file is a video. */
export const isVideo = ( { type, mime }: MediaFile ) =>
	type === 'video' || !! mime?.startsWith( 'video/' );

/**
 * One slide for each file.
 *
 * @param files  Chosen or dropped.
 * @param shared Attributes that every slide gets.
 */
export const slidesOfFiles = ( files: MediaFile[], shared = {} ): Block[] =>
	files
		.filter( ( { id, url } ) => id || url )
		.map( ( file ) =>
			createBlock( 'frontage/slide', {
				mediaId: file.id,
				mediaUrl: file.url,
				mediaType: isVideo( file ) ? 'video' : 'image',
				alt: file.alt ?? '',
				...shared,
			} )
		);

type Attributes = Record< string, unknown >;

/** Where content lies, in the words of covers: theirs turn with the language too. */
const SIDES: Record< string, string > = { left: 'start', right: 'end' };

const placeOf = ( position: unknown, sides = SIDES ) =>
	typeof position === 'string'
		? position
				.split( ' ' )
				.map( ( side ) => sides[ side ] ?? side )
				.join( ' ' )
		: undefined;

const BACK = Object.fromEntries(
	Object.entries( SIDES ).map( ( [ side, way ] ) => [ way, side ] )
);

/** What lies over a cover's picture lies behind a slide's, and is all where there is none. */
const colourOf = ( cover: Attributes ): Attributes => ( {
	backgroundColor: cover.overlayColor,
	gradient: cover.gradient,
	style:
		cover.customOverlayColor || cover.customGradient
			? {
					color: {
						background: cover.customOverlayColor,
						gradient: cover.customGradient,
					},
				}
			: undefined,
} );

function overlayOf( slide: Attributes ): Attributes {
	const own = slide.style as { color?: Record< string, string > } | undefined;
	return {
		overlayColor: slide.backgroundColor,
		gradient: slide.gradient,
		customOverlayColor: own?.color?.background,
		customGradient: own?.color?.gradient,
	};
}

/**
 * A cover becomes a slide with its words; a picture one with its caption and link.
 *
 * @param block             Any block.
 * @param block.name
 * @param block.attributes
 * @param block.innerBlocks
 */
export function slideOf( { name, attributes, innerBlocks }: Block ): Block {
	const { id, url, alt, caption } = attributes as Attributes & MediaFile;
	if ( name === 'core/cover' ) {
		return createBlock(
			'frontage/slide',
			{
				mediaId: id,
				mediaUrl: url,
				mediaType:
					attributes.backgroundType === 'video' ? 'video' : 'image',
				alt: alt ?? '',
				focalPoint: attributes.focalPoint,
				dim: Math.min( 90, Number( attributes.dimRatio ?? 50 ) ),
				position: placeOf( attributes.contentPosition ),
				...colourOf( attributes ),
			},
			copies( innerBlocks )
		);
	}
	const words = caption && String( caption );
	return createBlock(
		'frontage/slide',
		{
			mediaId: id,
			mediaUrl: url,
			alt: alt ?? '',
			href: attributes.href,
			isNewTab: attributes.linkTarget === '_blank',
		},
		words ? [ createBlock( 'core/paragraph', { content: words } ) ] : []
	);
}

/**
 * A slide as a cover, for what has no slides.
 *
 * @param slide             A slide.
 * @param slide.attributes
 * @param slide.innerBlocks
 */
export const coverOf = ( { attributes, innerBlocks }: Block ): Block =>
	createBlock(
		'core/cover',
		{
			id: attributes.mediaId,
			url: attributes.mediaUrl,
			alt: attributes.alt,
			backgroundType: attributes.mediaType,
			focalPoint: attributes.focalPoint,
			dimRatio: attributes.mediaUrl ? attributes.dim : 100,
			contentPosition: placeOf( attributes.position, BACK ),
			...overlayOf( attributes ),
		},
		copies( innerBlocks )
	);

/**
 * A slide as a picture with what it says as caption; null where it has none.
 *
 * @param slide             A slide.
 * @param slide.attributes
 * @param slide.innerBlocks
 */
export const imageOf = ( { attributes, innerBlocks }: Block ): Block | null =>
	attributes.mediaUrl && attributes.mediaType === 'image'
		? createBlock( 'core/image', {
				id: attributes.mediaId,
				url: attributes.mediaUrl,
				alt: attributes.alt,
				caption: captionOf( innerBlocks ),
				...( attributes.href
					? {
							href: attributes.href,
							linkDestination: 'custom',
							linkTarget: attributes.isNewTab
								? '_blank'
								: undefined,
						}
					: {} ),
			} )
		: null;

/** Headings and paragraphs, joined; nothing else fits into a caption. */
const captionOf = ( blocks: Block[] ): string | undefined =>
	blocks
		.filter( ( { name } ) => TEXTS.includes( name ) )
		.map( ( { attributes } ) => String( attributes.content ?? '' ) )
		.filter( Boolean )
		.join( ' ' ) || undefined;

const TEXTS = [ 'core/heading', 'core/paragraph' ];
