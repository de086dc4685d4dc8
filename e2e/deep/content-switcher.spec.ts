/** The content switcher for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/content-switcher/';

const option = ( page: Page, name: string ) =>
	page.getByRole( 'radio', { name } );
const prices = ( page: Page ) =>
	page.locator( '.frontage-content-switcher' ).filter( {
		has: page.getByRole( 'group', { name: 'Billing period' } ),
	} );
const shows = async ( page: Page, text: string, not: string ) => {
	await expect( page.getByText( text ) ).toBeVisible();
	await expect( page.getByText( not ) ).toBeHidden();
};

/** Clicks the track between the two labels. */
const pressTrack = async ( page: Page ) => {
	const choice = prices( page ).getByRole( 'group', {
		name: 'Billing period',
	} );
	await choice.scrollIntoViewIfNeeded();
	const [ one, two ] = await choice
		.locator( 'label' )
		.evaluateAll( ( labels ) =>
			labels.map( ( label ) => label.getBoundingClientRect().toJSON() )
		);
	const [ left, right ] = one.x < two.x ? [ one, two ] : [ two, one ];
	await page.mouse.click(
		( left.right + right.left ) / 2,
		left.y + left.height / 2
	);
};

test( 'works without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await shows( noJs, '12 € a month', '120 € a year' );
	await option( noJs, 'Yearly' ).check();
	await shows( noJs, '120 € a year', '12 € a month' );
	await noJs.goto( `${ PAGE }#autumn-menu` );
	await expect( noJs.getByText( 'Pumpkin' ) ).toBeVisible();
} );

test( 'switches by touch on a phone', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await option( narrow, 'Winter & holidays' ).tap();
	await shows( narrow, 'Cabbage in every way.', 'Tomatoes' );
} );

test( 'works in right-to-left languages', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const [ first, second ] = await Promise.all(
		[ 'Monthly', 'Yearly' ].map( ( name ) =>
			option( rtl, name ).boundingBox()
		)
	);
	expect( first!.x ).toBeGreaterThan( second!.x );
	await pressTrack( rtl );
	await shows( rtl, '120 € a year', '12 € a month' );
} );

test( 'prints every content, and does not animate with reduced motion', async ( {
	lessMotion,
} ) => {
	await visit( lessMotion, PAGE );
	expect(
		await prices( lessMotion )
			.locator( 'label' )
			.last()
			.evaluate(
				( label ) =>
					getComputedStyle( label, '::after' ).transitionDuration
			)
	).toBe( '0s' );
	await lessMotion.emulateMedia( { media: 'print' } );
	await expect( lessMotion.getByText( '12 € a month' ) ).toBeVisible();
	await expect( lessMotion.getByText( '120 € a year' ) ).toBeVisible();
} );
