import { createBlock } from '@wordpress/blocks';
import { soundImages } from './saved-images';
import type { SavedImage } from '../view/types';
import type { Attributes } from '../attributes';

/** A block as passed to transforms. */
interface Given {
	attributes: Record< string, unknown >;
}

const LINKS: Record< string, Attributes[ 'linkTo' ] > = {
	media: 'file',
	file: 'file',
	attachment: 'page',
	post: 'page',
};

/** One image without what is empty. */
function fromImage( { attributes }: Given ): SavedImage {
	const { id, url, alt, caption } = attributes;
	const image: SavedImage = {};
	if ( id ) {
		image.id = Number( id );
	}
	for ( const [ name, value ] of Object.entries( { url, alt, caption } ) ) {
		if ( value && String( value ) ) {
			image[ name as 'url' | 'alt' | 'caption' ] = String( value );
		}
	}
	return image;
}

const hasSource = ( { attributes }: Given ) =>
	!! ( attributes.id || attributes.url );

/** Transforms from and to core galleries and images. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: (
				{
					columns,
					linkTo,
					imageCrop,
					align,
				}: Record< string, unknown >,
				inner: Given[]
			) =>
				createBlock( 'frontage/gallery', {
					images: inner.filter( hasSource ).map( fromImage ),
					columns:
						Number( columns ) || Math.min( 3, inner.length || 1 ),
					linkTo: LINKS[ String( linkTo ) ] ?? 'none',
					ratio: imageCrop === false ? 'original' : '4/3',
					hasPages: false,
					align,
				} ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: { id?: number; url?: string }[] ) =>
				images.some( ( { id, url } ) => id || url ),
			transform: ( images: Record< string, unknown >[] ) =>
				createBlock( 'frontage/gallery', {
					images: images
						.filter( ( { id, url } ) => id || url )
						.map( ( attributes ) => fromImage( { attributes } ) ),
					hasPages: false,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( { images }: Attributes ) =>
				soundImages( images ).map( ( { id, url, alt, caption } ) =>
					createBlock( 'core/image', { id, url, alt, caption } )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( {
				images,
				columns,
				linkTo,
				ratio,
				align,
			}: Attributes ) => {
				const destination = {
					none: 'none',
					file: 'media',
					page: 'attachment',
				}[ linkTo ];
				return createBlock(
					'core/gallery',
					{
						columns,
						linkTo: destination,
						imageCrop: ratio !== 'original',
						align,
					},
					soundImages( images ).map( ( { id, url, alt, caption } ) =>
						createBlock( 'core/image', {
							id,
							url,
							alt,
							caption,
							linkDestination: destination,
						} )
					)
				);
			},
		},
	],
};
