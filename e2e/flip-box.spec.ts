/** The flip box for visitors and authors. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

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
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-flip-box' );
} );

test( 'shows both faces without script and in print', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	for ( const each of [ noJs, page ] ) {
		const front = await box( each ).locator( '.is-front' ).boundingBox();
		const back = await box( each ).locator( '.is-back' ).boundingBox();
		expect( back!.y ).toBeGreaterThanOrEqual( front!.y + front!.height );
		await expect( button( each ) ).toBeHidden();
	}
} );

test( 'does not animate with reduced motion, and works in right-to-left languages', async ( {
	lessMotion,
	rtl,
} ) => {
	await visit( lessMotion, PAGE );
	await expect( box( lessMotion ).locator( '.is-front' ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
	await box( lessMotion ).hover();
	await turned( lessMotion );
	await visit( rtl, PAGE );
	await expect( box( rtl ) ).toHaveCSS( '--frontage-flip-box-sign', '-1' );
} );

test( 'is inserted, filled on both faces and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Card' } );
	await editor.insert( 'Flip Box' );
	const faces = editor.block( 'frontage/flip-box-face' );
	await expect( faces.nth( 1 ) ).toBeHidden();
	await faces.nth( 0 ).locator( 'h3' ).click();
	await editor.page.keyboard.type( 'Question' );
	await editor.select( 'frontage/flip-box' );
	await editor.page.mouse.move( 400, 500 );
	await editor.page.mouse.move( 420, 520 );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Flip card' } )
		.click();
	await expect( faces.nth( 0 ) ).toBeHidden();
	await faces.nth( 1 ).locator( 'p' ).first().click();
	await editor.page.keyboard.type( 'Answer' );
	await visit( guest, await editor.publish() );
	await guest.locator( '.frontage-flip-box' ).hover();
	await expect( guest.locator( '.frontage-flip-box__card' ) ).toHaveClass(
		/is-turned/
	);
	await expect( guest.getByText( 'Answer' ) ).toBeVisible();
} );
