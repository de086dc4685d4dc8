/** The carousel as a wall of pictures, if all its items are images. */
import { __ } from '@wordpress/i18n';
import {
	imagesOf,
	picturesOfImages,
	withoutOwnCrops,
	withOwnCrops,
	type WallBlock,
} from '@frontage/editor';
import metadata from '../block.json';
import { icon } from './icon';

/** Kinds whose items are not pictures. */
const OTHERS = [ 'posts', 'team', 'images' ];

/** Settings of cards with posts and of images from elsewhere. */
const OF_POSTS = [
	...[ 'query', 'titleTag', 'imageSize', 'excerptLength' ],
	...[ 'buttonText', 'taxonomy', 'showImage', 'showTerms', 'showAuthor' ],
	...[ 'showDate', 'showComments', 'showExcerpt', 'showButton', 'newTab' ],
	...[ 'source', 'linkTo' ],
];

/** Ways to fit images that crop all of them alike. */
const CROPPING = [ 'cover', 'contain' ];

const isCropping = ( fit: unknown ) => CROPPING.includes( String( fit ) );

export const wall: WallBlock = {
	metadata,
	held: OF_POSTS,
	always: [ 'carouselKind', 'carouselFit' ],
	crops: 'pictures',
	// Also for cards and at natural width, so unlike that of other walls.
	read: ( { kind, fit, ratio, ...rest } ) => ( {
		...rest,
		carouselKind: kind,
		carouselFit: fit,
		carouselRatio: ratio,
	} ),
	write: ( { carouselKind, carouselFit, carouselRatio, ...rest } ) => ( {
		...rest,
		kind: OTHERS.includes( String( carouselKind ) )
			? undefined
			: carouselKind,
		fit: carouselFit,
		ratio: carouselRatio,
	} ),
	pictures: ( { attributes: { kind, fit, ratio }, innerBlocks } ) => {
		if ( OTHERS.includes( String( kind ) ) ) {
			return null;
		}
		const pictures = picturesOfImages( innerBlocks );
		return pictures && isCropping( fit )
			? withOwnCrops( pictures, { ratio, fit } )
			: pictures;
	},
	content: ( pictures, { carouselFit: fit, carouselRatio: ratio } ) => ( {
		innerBlocks: imagesOf(
			isCropping( fit )
				? withoutOwnCrops( pictures, { ratio, fit } ).pictures
				: pictures
		),
	} ),
	layouts: [
		{
			name: 'carousel',
			title: __( 'Carousel', 'frontage' ),
			icon,
		},
	],
};
