/** Slides from what the media library gives, and from WordPress's own blocks; and back. */
import { createBlock, type Block } from '@wordpress/blocks';

/** A file as the media library or an upload gives it. */
export interface MediaFile {
	id?: number;
	url?: string;
	type?: string;
	mime?: string;
	alt?: string;
}

const isVideo = ( { type, mime }: MediaFile ) =>
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

const copy = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copy( innerBlocks ) )
	);

type Attributes = Record< string, unknown >;

/**
 * A cover becomes a slide with its words; a picture one with its caption.
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
			},
			copy( innerBlocks )
		);
	}
	const words = caption && String( caption );
	return createBlock(
		'frontage/slide',
		{ mediaId: id, mediaUrl: url, alt: alt ?? '', href: attributes.href },
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
			dimRatio: attributes.dim,
		},
		copy( innerBlocks )
	);

/**
 * A slide as a picture; null where it has none.
 *
 * @param slide            A slide.
 * @param slide.attributes
 */
export const imageOf = ( { attributes }: Block ): Block | null =>
	attributes.mediaUrl && attributes.mediaType === 'image'
		? createBlock( 'core/image', {
				id: attributes.mediaId,
				url: attributes.mediaUrl,
				alt: attributes.alt,
			} )
		: null;
