/** The slideshow for visitors: images of the same shape, one after the other. */
import { take } from '../tests/support/items';
import {
	awake,
	block,
	button,
	come,
	expectShown,
	following,
	leave,
	viewport,
} from './support/carousel';
import { stopClock } from './support/clock';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/slideshow/';

test( 'changes every 7 seconds, in 16:9', async ( { page } ) => {
	await visit( page, PAGE );
	const turns = block( page, 'turns' );
	await awake( turns );
	const { width, height } = ( await viewport( turns ).boundingBox() )!;
	expect( width / height ).toBeCloseTo( 16 / 9, 1 );
	await stopClock( page );
	await come( turns );
	const [ first, second ] = take( await following( turns ), 2 );
	await leave( turns );
	await page.clock.runFor( 6900 );
	await expectShown( turns, first );
	await page.clock.runFor( 200 );
	await expectShown( turns, second );
	await page.evaluate( () => {
		Object.defineProperty( document, 'hidden', { value: true } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
	await page.clock.runFor( 8000 );
	await expectShown( turns, second );
	await page.clock.resume();
} );

test( 'the slow zoom of an image stops with the slideshow', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const slow = block( page, 'slow' );
	await awake( slow );
	const picture = slow.locator( '.is-shown img' );
	await page.mouse.move( 5, 5 );
	await expect( picture ).toHaveCSS( 'animation-play-state', 'running' );
	await button( slow, 'Pause' ).click();
	await expect( picture ).toHaveCSS( 'animation-play-state', 'paused' );
} );

test( 'stands still for who wants less motion', async ( { lessMotion } ) => {
	await visit( lessMotion, PAGE );
	const slow = block( lessMotion, 'slow' );
	await awake( slow );
	await expect( button( slow, 'Play' ) ).toBeVisible();
	await expect( slow.locator( '.is-shown img' ) ).toHaveCSS(
		'animation-name',
		'none'
	);
} );
