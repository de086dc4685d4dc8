/** Modules with images: images that fail to load keep their space. One of each kind: `pictures-broken.spec.ts`. */
import {
	expectSameSizes,
	expectSurface,
	expectWords,
	PHOTOGRAPHS,
} from '../support/broken-images';
import { test } from '../support/test';

test.use( { expectedErrors: [ /ERR_FAILED|w-logo|404/ ] } );

test( 'keep their size and show their alternative text', async ( {
	page,
	lessMotion,
} ) => {
	await lessMotion.route( PHOTOGRAPHS, ( route ) => route.abort() );
	for ( const module of [ 'slider', 'slideshow', 'image-grid' ] ) {
		await test.step( module, async () => {
			await expectSameSizes( page, lessMotion, module );
			await expectWords( lessMotion, module );
		} );
	}
} );

test( 'on cards keep their space next to the name', async ( {
	page,
	lessMotion,
} ) => {
	await lessMotion.route( PHOTOGRAPHS, ( route ) => route.abort() );
	for ( const [ module, place, name ] of [
		[ 'recent-posts-slider', '.is-shown .frontage-card__media', '__title' ],
		[ 'member', '#ada .frontage-member__frame', '__name' ],
	] as const ) {
		await test.step( module, async () => {
			await expectSameSizes( page, lessMotion, module );
			await expectSurface( lessMotion, place, name );
		} );
	}
} );
