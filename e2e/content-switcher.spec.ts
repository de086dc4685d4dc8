/** The content switcher for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/content-switcher/';

const option = ( page: Page, name: string ) =>
	page.getByRole( 'radio', { name } );
const prices = ( page: Page ) =>
	page.locator( '.frontage-content-switcher' ).filter( {
		has: page.getByRole( 'group', { name: 'Billing period' } ),
	} );
const awake = ( page: Page ) =>
	expect( prices( page ).locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
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

test( 'switches by click, arrow keys and from a nested one, and keeps the state in the URL', async ( {
	page,
} ) => {
	await test.step( 'the accessibility tree has a named radio group, then the content', async () => {
		await visit( page, PAGE );
		await expect( prices( page ) ).toMatchAriaSnapshot( `
    - group "Billing period":
      - radio "Monthly" [checked]
      - radio "Yearly 2 months free"
    - group "Monthly":
      - heading "12 € a month"
  ` );
	} );
	await test.step( 'a click on a label or the track switches and updates the URL', async () => {
		await prices( page ).scrollIntoViewIfNeeded();
		await pressTrack( page );
		await shows( page, '120 € a year', '12 € a month' );
		await expect( page ).toHaveURL( /#switcher-\w+\|1$/ );
		await page.reload();
		await shows( page, '120 € a year', '12 € a month' );
		await expect( option( page, 'Yearly' ) ).toBeChecked();
		await pressTrack( page );
		await shows( page, '12 € a month', '120 € a year' );
		await option( page, 'Yearly' ).click();
		await shows( page, '120 € a year', '12 € a month' );
		await expectNoAxe( page, '.frontage-content-switcher' );
	} );
	await test.step( 'arrow keys switch, and hidden content cannot be focused', async () => {
		await visit( page, PAGE );
		await option( page, 'Monthly' ).focus();
		await awake( page );
		await page.keyboard.press( 'ArrowRight' );
		await expect( option( page, 'Yearly' ) ).toBeFocused();
		await shows( page, '120 € a year', '12 € a month' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'any time' } )
		).toBeHidden();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'any time' } )
		).toBeFocused();
	} );
	await test.step( 'a nested one switches separately', async () => {
		await visit( page, PAGE );
		await option( page, 'France' ).check();
		await shows( page, 'An espresso.', 'Coffee standing up.' );
		await option( page, 'Large' ).check();
		await shows( page, 'A bowl of milk', 'An espresso.' );
		await expect( page ).toHaveURL(
			/#switcher-\w+\|1\|\|switcher-\w+\|1$/
		);
	} );
} );

test( 'the URL selects the content, on load and later', async ( { page } ) => {
	await visit( page, `${ PAGE }#mushrooms` );
	await shows( page, 'Pumpkin', 'Tomatoes' );
	for ( const hash of [ '#autumn-menu', '#seasons-menu|2' ] ) {
		await option( page, 'Summer' ).check();
		await shows( page, 'Tomatoes', 'Pumpkin' );
		await page.goto( PAGE + hash );
		await shows( page, 'Pumpkin', 'Tomatoes' );
		await expect( option( page, 'Autumn' ) ).toBeChecked();
	}
} );

test( 'switches before the script has loaded and keeps the selection', async ( {
	page,
} ) => {
	let arrive = () => {};
	const there = new Promise< void >( ( done ) => ( arrive = done ) );
	await page.route( '**/build/islands.js*', async ( route ) => {
		await there;
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'commit' } );
	await option( page, 'Yearly' ).check();
	await shows( page, '120 € a year', '12 € a month' );
	arrive();
	await awake( page );
	await expect( page ).toHaveURL( /\|1$/ );
	await shows( page, '120 € a year', '12 € a month' );
} );

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

test( 'is inserted, named, extended and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Switched' } );
	await editor.insert( 'Content Switcher' );
	const name = ( place: number ) =>
		editor.canvas.getByRole( 'textbox', {
			name: `Name of content ${ place }`,
		} );
	await name( 1 ).fill( 'Red' );
	await name( 2 ).fill( 'Green' );
	const contents = editor.block( 'frontage/content-switcher-item' );
	await expect( contents.nth( 0 ) ).toBeHidden();
	await contents.nth( 1 ).locator( 'p' ).first().click();
	await editor.page.keyboard.type( 'Limes.' );
	await editor.select( 'frontage/content-switcher' );
	// The toolbar is hidden while typing, until the mouse moves.
	await editor.page.mouse.move( 400, 500 );
	await editor.page.mouse.move( 420, 520 );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Add content' } )
		.click();
	await expect( name( 3 ) ).toBeFocused();
	await editor.page.keyboard.type( 'Blue' );
	await visit( guest, await editor.publish() );
	await option( guest, 'Green' ).check();
	await expect( guest.getByText( 'Limes.' ) ).toBeVisible();
	await expect( guest.getByRole( 'radio' ) ).toHaveCount( 3 );
} );
