import { createBlock } from '@wordpress/blocks';
import type { Attributes } from '../attributes';

interface Image {
	id?: number;
	url?: string;
	alt?: string;
	href?: string;
	caption?: string;
}

const SWAP = 'frontage/image-swap';

/**
 * Transforms from one or several images: the first two are used.
 *
 * @param images Attributes of the Image blocks.
 */
const fromImages = ( images: Image[] ) => {
	const [ first = {}, second = {} ] = images;
	return createBlock( SWAP, {
		firstId: first.id ?? 0,
		firstUrl: first.url ?? '',
		firstAlt: first.alt ?? '',
		secondId: second.id ?? 0,
		secondUrl: second.url ?? '',
		secondAlt: second.alt ?? '',
		href: first.href ?? '',
		caption: String( first.caption ?? '' ),
	} );
};

/** Transforms from and to the core Image block. */
export const transforms = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: Image[] ) =>
				images.length <= 2 && images.every( ( { url } ) => url ),
			transform: fromImages,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( swap: Attributes ) =>
				[
					{
						id: swap.firstId,
						url: swap.firstUrl,
						alt: swap.firstAlt,
						caption: swap.caption,
						href: swap.href || undefined,
						linkDestination: swap.href ? 'custom' : undefined,
					},
					{
						id: swap.secondId,
						url: swap.secondUrl,
						alt: swap.secondAlt,
					},
				]
					.filter( ( { url } ) => url )
					.map( ( { id, ...image } ) =>
						createBlock( 'core/image', {
							...image,
							id: id || undefined,
						} )
					),
		},
	],
};
