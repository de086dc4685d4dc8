/** Split tests from real visits to the report, the variant that stays, and the way back (S1 §3). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publishContent } from './support/rest';
import { message, test } from './support/settings';
import { sitePhp } from './support/site-php';
import { totals } from './support/split';
import { expect, expectNoAxe, expectNoOverflow, visit } from './support/test';

const VISITORS = 6;

const button = ( words: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#done">${ words }</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

/** Publishes a page with a test of two buttons. */
async function publishTest( admin: Page ) {
	const id = randomUUID();
	const attributes = JSON.stringify( { testId: id, name: `Test ${ id }` } );
	const { id: post, link } = await publishContent(
		admin,
		`<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->\n\n<!-- wp:frontage/split-test ${ attributes } -->` +
			`<!-- wp:frontage/split-variant -->${ button( 'Buy' ) }<!-- /wp:frontage/split-variant -->` +
			`<!-- wp:frontage/split-variant {"subject":1,"name":"Friendly"} -->${ button( 'Get yours' ) }<!-- /wp:frontage/split-variant -->` +
			`<!-- /wp:frontage/split-test -->`,
		{ title: `Page of ${ id }` }
	);
	return { id, post, link };
}

/** Counts visitors of the last ten days, as if they had come. */
const countVisitors = ( id: string ) =>
	sitePhp( `
		global $wpdb;
		$test = Frontage\\Domain\\Split_Tests\\Split_Tests::find( "${ id }" )->number;
		for ( $ago = 1; $ago <= 10; $ago++ ) {
			foreach ( array( array( 0, 200, 150, 10 ), array( 1, 200, 140, 22 ) ) as list( $subject, $seen, $read, $clicked ) ) {
				foreach ( array( "view_page" => $seen, "read_page" => $read, "click_goal" => $clicked ) as $record => $hits ) {
					$day = Frontage\\Domain\\Store\\Day_Table::day( $ago );
					$wpdb->insert( Frontage\\Base\\Store\\Tables::name( "split_days" ), compact( "test", "day", "subject", "record", "hits" ) );
				}
			}
		}
	` );

const cellsOf = ( page: Page, name: string ) =>
	page
		.getByRole( 'table', { name: 'Variants' } )
		.getByRole( 'row', { name } )
		.getByRole( 'cell' );

test( 'reports what real visitors did', async ( { admin, open, owner } ) => {
	test.slow();
	const { id, link } = await publishTest( admin );
	const seen = [ 0, 0 ];
	for ( let visitor = 0; visitor < VISITORS; visitor++ ) {
		const page = await open( {
			userAgent: `Mozilla/5.0 Visitor ${ visitor } ${ id }`,
		} );
		await visit( page, link );
		const isFriendly = await page
			.getByRole( 'link', { name: 'Get yours' } )
			.isVisible();
		seen[ isFriendly ? 1 : 0 ]! += 1;
		if ( isFriendly ) {
			await page.getByRole( 'link', { name: 'Get yours' } ).click();
		}
	}
	// A visitor who stays sends more than that, so that answers do not tell what was counted.
	await expect
		.poll( async () => {
			const all = await totals( id );
			return [ 0, 1 ].map( ( subject ) => [
				all[ subject ]?.view_page ?? 0,
				all[ subject ]?.click_goal ?? 0,
			] );
		} )
		.toEqual( [
			[ seen[ 0 ], 0 ],
			[ seen[ 1 ], seen[ 1 ] ],
		] );
	const screen = await owner( '&tab=split-tests' );
	await screen.getByRole( 'link', { name: `Test ${ id }` } ).click();
	await expect(
		screen.getByText( 'Not enough visitors yet to say anything.' )
	).toBeVisible();
	for ( const [ subject, name ] of [ 'Control', 'Friendly' ].entries() ) {
		const goals = subject ? seen[ 1 ] : 0;
		const cells = cellsOf( screen, name );
		await expect( cells.nth( 1 ) ).toHaveText( `${ seen[ subject ] }` );
		await expect( cells.nth( 2 ) ).toHaveText( `${ goals }` );
	}
	await expectNoAxe( screen, '.frontage-screen' );
} );

test( 'puts the winner into the page, and a revision brings the test back', async ( {
	admin,
	guest,
	owner,
} ) => {
	test.slow();
	const { id, post, link } = await publishTest( admin );
	await countVisitors( id );
	const screen = await owner( `&tab=split-tests&test=${ id }` );
	await expect( screen.getByText( 'Use “Friendly”' ) ).toBeVisible();
	await expect( cellsOf( screen, 'Friendly' ).nth( 4 ) ).toContainText(
		/\+120%\s*\+\d+% to \+\d+%/
	);
	await expectNoAxe( screen, '.frontage-screen' );
	await screen.setViewportSize( { width: 390, height: 800 } );
	await expectNoOverflow( screen );
	await screen.getByRole( 'button', { name: 'End test…' } ).click();
	await expectNoAxe( screen, '.frontage-confirm' );
	await screen
		.getByRole( 'button', { name: 'End test', exact: true } )
		.click();
	await expect( message( screen, 'Everyone sees “Friendly”' ) ).toBeVisible();
	await expect(
		screen.getByText( '“Friendly” took the place of the test.' )
	).toBeVisible();
	await visit( guest, link );
	await expect(
		guest.getByRole( 'link', { name: 'Get yours' } )
	).toBeVisible();
	await expect( guest.getByText( 'Buy' ) ).toHaveCount( 0 );
	await expect( guest.locator( '[data-split]' ) ).toHaveCount( 0 );

	const revision = await sitePhp(
		`foreach ( wp_get_post_revisions( ${ post } ) as $one ) { if ( str_contains( $one->post_content, "${ id }" ) ) { echo $one->ID; break; } }`
	);
	await visit( admin, `/wp-admin/revision.php?revision=${ revision }` );
	await admin
		.getByRole( 'button', { name: 'Restore This Revision' } )
		.click();
	await admin.waitForURL( /post\.php/ );
	await screen.reload();
	await expect( screen.getByText( /^Running/ ) ).toBeVisible();
	await expect( cellsOf( screen, 'Friendly' ).nth( 1 ) ).toHaveText(
		'2,000'
	);
} );

test(
	'shows the control to everyone while it is paused',
	{ tag: '@deep' },
	async ( { admin, guest, owner } ) => {
		const { id, link } = await publishTest( admin );
		const screen = await owner( `&tab=split-tests&test=${ id }` );
		await screen.getByRole( 'button', { name: 'Pause' } ).click();
		await expect( message( screen, 'The test is paused' ) ).toBeVisible();
		await visit( guest, link );
		await expect(
			guest.getByRole( 'link', { name: 'Buy' } )
		).toBeVisible();
		await expect( guest.locator( 'template' ) ).toHaveCount( 0 );
		await screen.getByRole( 'button', { name: 'Resume' } ).click();
		await expect( message( screen, 'The test goes on' ) ).toBeVisible();
		await expect( screen.getByText( /^Running/ ) ).toBeVisible();
	}
);

test.describe( 'A page that was changed meanwhile', () => {
	test.use( { expectedErrors: [ /409 .*split-tests/ ] } );

	test(
		'refuses if the page was changed, and can be read from right to left',
		{ tag: '@deep' },
		async ( { admin, owner } ) => {
			const { id, post } = await publishTest( admin );
			await countVisitors( id );
			const screen = await owner( `&tab=split-tests&test=${ id }` );
			await screen.getByRole( 'button', { name: 'End test…' } ).click();
			await sitePhp(
				`wp_update_post( array( "ID" => ${ post }, "post_content" => wp_slash( get_post( ${ post } )->post_content . "<p>More</p>" ) ) );`
			);
			await screen
				.getByRole( 'button', { name: 'End test', exact: true } )
				.click();
			await expect(
				message( screen, 'The page was changed since you opened' )
			).toBeVisible();
			await screen.evaluate(
				() => ( document.documentElement.dir = 'rtl' )
			);
			await expectNoOverflow( screen );
		}
	);
} );
