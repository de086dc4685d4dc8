/** Modules with images on a phone: nothing shifts while they load. Desktops and more modules: `deep/pictures.spec.ts`. */
import { expectNoShiftsByImages } from './support/late-images';
import { test } from './support/test';

test( 'nothing shifts while images load', async ( { narrow } ) => {
	await expectNoShiftsByImages( narrow, [
		'slider',
		'carousel',
		'recent-posts-slider',
		'news-ticker',
		'scrolling-image',
		'justified-gallery',
		'gallery',
		'member',
		'rotate-360',
		'image-compare',
	] );
} );
