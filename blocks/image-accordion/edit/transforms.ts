import { createBlock, type Block } from '@wordpress/blocks';

const MODULE = 'frontage/image-accordion';
const ITEM = 'frontage/image-accordion-item';

interface Image extends Record< string, unknown > {
	id?: number;
	url?: string;
	alt?: string;
	href?: string;
	caption?: unknown;
}

const itemOf = ( { id, url, alt, href, caption }: Image ) =>
	createBlock( ITEM, {
		id: id ?? 0,
		url: url ?? '',
		alt: alt ?? '',
		href: href ?? '',
		title: String( caption ?? '' ),
	} );

const imageOf = ( { attributes }: Block ) =>
	createBlock( 'core/image', {
		id: attributes.id || undefined,
		url: attributes.url,
		alt: attributes.alt,
		caption: attributes.title,
		href: attributes.href || undefined,
		linkDestination: attributes.href ? 'custom' : undefined,
	} );

/** Transforms from and to core galleries and images. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: unknown, images: Block[] ) =>
				createBlock(
					MODULE,
					{},
					images.map( ( { attributes } ) => itemOf( attributes ) )
				),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( images: Image[] ) => images.length > 1,
			transform: ( images: Image[] ) =>
				createBlock( MODULE, {}, images.map( itemOf ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: unknown, items: Block[] ) =>
				createBlock( 'core/gallery', {}, items.map( imageOf ) ),
		},
	],
};
