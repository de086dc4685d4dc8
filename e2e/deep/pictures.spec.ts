/** Modules with images: nothing shifts while they load. One of each kind, on a phone: `pictures.spec.ts`. */
import { expectNoShiftsByImages } from '../support/late-images';
import { test } from '../support/test';

const MODULES = [
	[ 'slider', 'carousel', 'recent-posts-slider', 'news-ticker' ],
	[ 'scrolling-image', 'justified-gallery', 'gallery' ],
	[ 'member', 'rotate-360', 'image-compare' ],
];

const MORE = [
	[ 'remote-carousel', 'slideshow', 'text-scroll', 'image-scroller' ],
	[ 'image-grid', 'liquid-image', 'creative-button', 'animated-text' ],
	[ 'responsive-videos' ],
];

// Video iframes are blocked here.
test.use( { expectedErrors: [ /youtube-nocookie|vimeo/ ] } );

for ( const modules of [ ...MODULES, ...MORE ] ) {
	test( `nothing shifts on desktops: ${ modules.join( ', ' ) }`, async ( {
		page,
	} ) => {
		await expectNoShiftsByImages( page, modules );
	} );
}

for ( const modules of MORE ) {
	test( `nothing shifts on phones: ${ modules.join( ', ' ) }`, async ( {
		narrow,
	} ) => {
		await expectNoShiftsByImages( narrow, modules );
	} );
}
