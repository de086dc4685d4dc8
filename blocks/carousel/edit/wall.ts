/** The carousel as a wall of pictures, if all its items are images. */
import { __ } from '@wordpress/i18n';
import { imagesOf, picturesOfImages, type WallBlock } from '@frontage/editor';
import metadata from '../block.json';
import { icon } from './icon';

/** Kinds whose items are not pictures. */
const OTHERS = [ 'posts', 'team', 'images' ];

/** Settings of cards with posts and of images from elsewhere. */
const OF_POSTS = [
	...[ 'query', 'titleTag', 'imageSize', 'ratio', 'excerptLength' ],
	...[ 'buttonText', 'taxonomy', 'showImage', 'showTerms', 'showAuthor' ],
	...[ 'showDate', 'showComments', 'showExcerpt', 'showButton', 'newTab' ],
	...[ 'source', 'linkTo' ],
];

export const wall: WallBlock = {
	metadata,
	held: OF_POSTS,
	always: [ 'carouselKind' ],
	crops: 'pictures',
	read: ( { kind, ...rest } ) => ( { ...rest, carouselKind: kind } ),
	// The ratio is that of cards.
	write: ( { carouselKind, ratio, ...rest } ) => ( {
		...rest,
		kind: OTHERS.includes( String( carouselKind ) )
			? undefined
			: carouselKind,
	} ),
	pictures: ( { attributes, innerBlocks } ) =>
		OTHERS.includes( String( attributes.kind ) )
			? null
			: picturesOfImages( innerBlocks ),
	content: ( pictures ) => ( { innerBlocks: imagesOf( pictures ) } ),
	layouts: [
		{
			name: 'carousel',
			title: __( 'Carousel', 'frontage' ),
			icon,
		},
	],
};
