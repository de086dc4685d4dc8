/** The countdown: what visitors see while it runs and when it ends. What need not run at each commit. */
import { HOUR, inSeconds, part, publish, watch } from '../support/countdown';
import { ask } from '../support/rest';
import { expect, test } from '../support/test';

test( 'two pages that redirect to each other stop with a link', async ( {
	admin,
	page,
} ) => {
	const ended = { ...inSeconds( -HOUR ), endAction: 'redirect' };
	const there = await publish( admin, {
		...ended,
		redirectUrl: '/modules/',
		anchor: 'there',
	} );
	const here = await publish( admin, {
		...ended,
		redirectUrl: there,
		anchor: 'here',
	} );
	const id = Number(
		( await ( await admin.request.get( there ) ).text() ).match(
			/page-id-(\d+)/
		)?.[ 1 ]
	);
	const changed = await ask( admin, `wp/v2/pages/${ id }`, {
		content: `<!-- wp:frontage/countdown ${ JSON.stringify( { ...ended, redirectUrl: here, anchor: 'there' } ) } /-->`,
	} );
	expect( changed.status() ).toBe( 200 );
	const visited: string[] = [];
	page.on( 'framenavigated', ( frame ) => {
		// WordPress's scripts replace a page's history entry by itself.
		if ( frame.url() !== visited.at( -1 ) ) {
			visited.push( frame.url() );
		}
	} );
	await page.goto( here );
	await expect
		.poll( () => visited.slice( 0, 3 ) )
		.toEqual( [ here, there, here ] );
	await expect(
		page.locator( 'frontage-island[data-state=awake]' )
	).toHaveCount( 1 );
	await page.waitForLoadState( 'networkidle' );
	expect( visited ).toHaveLength( 3 );
	await expect(
		page.getByRole( 'link', { name: 'Continue' } )
	).toBeVisible();
} );

test( 'does not redirect a fast device too early', async ( {
	admin,
	page,
} ) => {
	const path = await publish( admin, {
		...inSeconds( HOUR ),
		endAction: 'redirect',
		redirectUrl: '/plain/',
	} );
	await watch( page, path, 2 * HOUR );
	await expect( part( page, 'timer' ) ).toHaveAttribute(
		'data-state',
		'running'
	);
	await expect( page ).toHaveURL( path );
} );
