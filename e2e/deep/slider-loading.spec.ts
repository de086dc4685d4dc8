/** What a slider loads and when; it works before loading and without it. What need not run at each commit. */
import {
	awake,
	block,
	button,
	expectShown,
	publish,
} from '../support/carousel';
import { slider } from '../support/slides';
import { expect, test } from '../support/test';

const TALL =
	'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

test( 'loads no script far below the fold; two sliders move separately', async ( {
	admin,
	page,
} ) => {
	const path = await publish(
		admin,
		TALL +
			slider( { anchor: 'one' }, 'A', 'B', 'C' ) +
			slider( { anchor: 'two' }, 'D', 'E', 'F' )
	);
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/build\/.*\.js/.test( request.url() ) ) {
			scripts.push( request.url().replace( /.*\/build\/|\?.*/g, '' ) );
		}
	} );
	await page.goto( path, { waitUntil: 'networkidle' } );
	expect( scripts ).toEqual( [ 'islands.js' ] );
	await awake( block( page, 'one' ) );
	await button( block( page, 'two' ), 'Next slide' ).click();
	await expectShown( block( page, 'two' ), 2 );
	await expectShown( block( page, 'one' ), 1 );
	expect( scripts.filter( ( name ) => name === 'swiper.js' ) ).toHaveLength(
		1
	);
} );
