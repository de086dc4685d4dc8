/** The newest posts, one at a time (S0 §9). */
import { take } from '../tests/support/items';
import {
	awake,
	block,
	button,
	come,
	expectShown,
	following,
	leave,
	settled,
} from './support/carousel';
import { stopClock } from './support/clock';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/recent-posts-slider/';

test( 'the narrow layout moves automatically and pauses on hover', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const narrow = block( page, 'narrow' );
	await awake( narrow );
	await stopClock( page );
	await come( narrow );
	const [ first, second ] = take( await following( narrow ), 2 );
	await page.clock.runFor( 6000 );
	await expectShown( narrow, first );
	await leave( narrow );
	await page.clock.runFor( 5100 );
	await expectShown( narrow, second );
	await page.clock.resume();
	await button( narrow, 'Pause' ).click();
	await expect( button( narrow, 'Play' ) ).toBeVisible();
	await expect( button( narrow, /slide/i ) ).toHaveCount( 0 );
} );

test( 'does not jump when it wakes', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route(
		/build\/.*(carousel|swiper|recent).*\.js/,
		async ( route ) => {
			await held;
			await route.continue();
		}
	);
	await visit( page, PAGE );
	const sizes = () =>
		page
			.locator( '.wp-block-frontage-recent-posts-slider' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) =>
					Math.round( one.getBoundingClientRect().height )
				)
			);
	const asleep = await sizes();
	expect( asleep.length ).toBeGreaterThan( 1 );
	await expect(
		page.locator( 'frontage-island[data-state="awake"]' )
	).toHaveCount( 0 );
	release();
	for ( const one of await page
		.locator( '.wp-block-frontage-recent-posts-slider' )
		.all() ) {
		await awake( one );
		await settled( one );
	}
	expect( await sizes() ).toEqual( asleep );
} );
