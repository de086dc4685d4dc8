/** Converts media files and core blocks to slides, and back. */
import { createBlock, type Block } from '@wordpress/blocks';
import { copies } from '../parts';

/** A file from the media library or an upload. */
export interface MediaFile {
	id?: number;
	url?: string;
	type?: string;
	mime?: string;
	alt?: string;
}

/** Returns whether a file is a video. */
export const isVideo = ( { type, mime }: MediaFile ) =>
	type === 'video' || !! mime?.startsWith( 'video/' );

/**
 * Creates a slide for each file.
 *
 * @param files  Selected or dropped files.
 * @param shared Attributes for every slide.
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

/** Content positions in the terms of the cover block; they follow the text direction as well. */
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

/** Converts a cover's overlay color: it becomes the slide's background, as there is no overlay without an image. */
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
 * Converts a cover, with its content, or an image, with its caption and link, to a slide.
 *
 * @param block Any block.
 */
export function slideOf( {
	name,
	attributes,
	innerBlocks,
}: Pick< Block, 'name' | 'attributes' | 'innerBlocks' > ): Block {
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

/** Converts a slide to a cover, for layouts without slides. */
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
 * Converts a slide to an image with its text as the caption; null if it has no image.
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

/** Joins headings and paragraphs; nothing else fits into a caption. */
const captionOf = ( blocks: Block[] ): string | undefined =>
	blocks
		.filter( ( { name } ) => TEXTS.includes( name ) )
		.map( ( { attributes } ) => String( attributes.content ?? '' ) )
		.filter( Boolean )
		.join( ' ' ) || undefined;

const TEXTS = [ 'core/heading', 'core/paragraph' ];
