import { createBlock, type Block } from '@wordpress/blocks';
import { copies } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';

const MODULE = 'frontage/member';

interface Image {
	id?: number;
	url?: string;
	alt?: string;
	caption?: unknown;
}

interface MediaText {
	mediaId?: number;
	mediaUrl?: string;
	mediaAlt?: string;
}

const pictureOf = ( { id = 0, url = '', alt = '' }: Image ) => ( {
	id,
	url,
	alt,
} );

/**
 * The heading beside the picture is the name.
 *
 * @param media The picture.
 * @param inner What stands beside it.
 */
function fromMediaText(
	{ mediaId, mediaUrl, mediaAlt }: MediaText,
	inner: Block[]
): Block {
	const heading = inner.find( ( { name } ) => name === 'core/heading' );
	return createBlock(
		MODULE,
		{
			...pictureOf( { id: mediaId, url: mediaUrl, alt: mediaAlt } ),
			name: plain( heading?.attributes.content ),
		},
		copies( inner.filter( ( block ) => block !== heading ) )
	);
}

const toMediaText = (
	{ id, url, alt, name, role }: Attributes,
	inner: Block[]
) =>
	createBlock(
		'core/media-text',
		{ mediaId: id, mediaUrl: url, mediaAlt: alt, mediaType: 'image' },
		[
			createBlock( 'core/heading', { level: 3, content: name } ),
			...( role
				? [ createBlock( 'core/paragraph', { content: role } ) ]
				: [] ),
			...copies( inner ),
		]
	);

/** Transforms from and to the core Image and Media & Text blocks. */
export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( images: Image[] ) =>
				images.map( ( image ) =>
					createBlock( MODULE, {
						...pictureOf( image ),
						name: plain( image.caption ),
					} )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType }: { mediaType?: string } ) =>
				mediaType !== 'video',
			transform: fromMediaText,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			transform: toMediaText,
		},
	],
};
