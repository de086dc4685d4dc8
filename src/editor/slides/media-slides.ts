/** Converts media files and core blocks to slides, and back. */
import { createBlock, type Block } from '@wordpress/blocks';
import { copies } from '../parts';
import { sizeOf, type Measured } from '../picture';

/** A file from the media library or an upload. */
export interface MediaFile extends Measured {
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
 * Returns the attributes of a slide that shows a file.
 *
 * @param file From the media library or an upload.
 */
export function mediaOf( file: MediaFile ) {
	const { width, height } = sizeOf( file );
	return {
		mediaId: file.id,
		mediaUrl: file.url,
		mediaWidth: width,
		mediaHeight: height,
		mediaType: isVideo( file ) ? 'video' : 'image',
		alt: file.alt ?? '',
	} as const;
}

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
				...mediaOf( file ),
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
 * Converts a cover, with its content, to a slide.
 *
 * @param attributes  Of the cover.
 * @param innerBlocks Its content.
 */
export function slideOfCover(
	attributes: Attributes & MediaFile,
	innerBlocks: Block[]
): Block {
	const { id, url, alt } = attributes;
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
