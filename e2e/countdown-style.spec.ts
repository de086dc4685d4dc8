/** The countdown on every kind of page and in the editor. */
import { expect, test, visit } from './support/test';

const DEMO = '/modules/countdown/';

test( 'shows the end as text without script and in print', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, DEMO );
	await expect(
		noJs.getByText( 'Starts every Friday at 6:00 pm CET' )
	).toBeVisible();
	await expect(
		noJs.locator( '.frontage-countdown__digits:visible' )
	).toHaveCount( 0 );
	await visit( page, DEMO );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '.frontage-countdown__digits:visible' )
	).toHaveCount( 0 );
	expect(
		(
			await page
				.getByText( 'Ends on January 5, 2030, 7:08 am UTC' )
				.boundingBox()
		)?.width
	).toBeGreaterThan( 100 );
} );

test( 'shows the end in the visitor’s time zone, and the printed one as a tooltip', async ( {
	open,
	noJs,
} ) => {
	const tokyo = await open( { timezoneId: 'Asia/Tokyo' } );
	await visit( tokyo, DEMO );
	const end = tokyo.locator( 'time[datetime^="2030-01-05"]' ).first();
	await expect( end ).toHaveText( 'January 5, 2030 at 4:08 PM' );
	await expect( end ).toHaveAttribute(
		'title',
		'January 5, 2030, 7:08 am UTC'
	);
	await visit( noJs, DEMO );
	await expect(
		noJs.locator( 'time[datetime^="2030-01-05"]' ).first()
	).toHaveText( 'January 5, 2030, 7:08 am UTC' );
} );
