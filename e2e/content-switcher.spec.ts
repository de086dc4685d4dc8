/** The content switcher for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

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
		await expect( page ).toHaveURL( /seasons-menu\|1$/ );
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
