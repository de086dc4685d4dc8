/** The flip box for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/flip-box/';

const box = ( page: Page ) =>
	page.locator( '.frontage-flip-box' ).filter( { hasText: 'Rye' } );
const card = ( page: Page ) =>
	box( page ).locator( '.frontage-flip-box__card' );
const button = ( page: Page ) =>
	box( page ).getByRole( 'button', { name: 'Flip card' } );
const turned = ( page: Page ) =>
	expect( card( page ) ).toHaveClass( /is-turned/ );
const notTurned = ( page: Page ) =>
	expect( card( page ) ).not.toHaveClass( /is-turned/ );
/** Returns the topmost element in the middle of the card, once the card is still. */
const face = ( page: Page ) =>
	card( page ).evaluate( async ( element ) => {
		await Promise.all(
			element
				.getAnimations( { subtree: true } )
				.map( ( { finished } ) => finished )
		);
		element.scrollIntoView( { block: 'center' } );
		const { x, y, width, height } = element.getBoundingClientRect();
		return document
			.elementFromPoint( x + width / 2, y + height / 2 )
			?.closest( '.frontage-flip-box__face' )?.className;
	} );

test( 'turns by mouse and keyboard, and screen readers get both faces', async ( {
	page,
} ) => {
	await test.step( 'screen readers get both faces in order', async () => {
		await visit( page, PAGE );
		await expect( box( page ) ).toMatchAriaSnapshot( `
    - heading "Rye" [level=3]
    - paragraph:
      - text: Since 1998, from
      - link "our mill"
    - paragraph: A sour of three days, a long night, and an hour in the oven.
    - paragraph:
      - link "Order a loaf"
    - button "Flip card"
  ` );
	} );
	await test.step( 'turns while hovered', async () => {
		expect( await face( page ) ).toContain( 'is-front' );
		await box( page ).hover();
		await turned( page );
		expect( await face( page ) ).toContain( 'is-back' );
		await page.mouse.move( 2, 2 );
		await notTurned( page );
		expect( await face( page ) ).toContain( 'is-front' );
		await expectNoAxe( page, '.frontage-flip-box' );
	} );
	await test.step( 'both faces and the button can be focused', async () => {
		await page.getByRole( 'link', { name: 'our mill' } ).focus();
		await notTurned( page );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Order a loaf' } )
		).toBeFocused();
		await turned( page );
		await page.keyboard.press( 'Tab' );
		await expect( button( page ) ).toBeFocused();
		await turned( page );
		await page.keyboard.press( 'Enter' );
		await notTurned( page );
		await page.keyboard.press( 'Enter' );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await page.keyboard.press( 'Tab' );
		await notTurned( page );
	} );
} );

test( 'a tap turns it, the second one turns it back, also before its script', async ( {
	narrow,
} ) => {
	let arrive = () => {};
	const there = new Promise< void >( ( done ) => ( arrive = done ) );
	await narrow.route( '**/build/flip-box/view.js*', async ( route ) => {
		await there;
		await route.continue();
	} );
	await narrow.goto( PAGE, { waitUntil: 'load' } );
	await narrow.getByRole( 'heading', { name: 'Rye' } ).tap();
	arrive();
	await turned( narrow );
	expect( await face( narrow ) ).toContain( 'is-back' );
	await narrow.getByText( 'A sour of three days' ).tap();
	await notTurned( narrow );
} );
