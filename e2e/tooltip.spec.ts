/** Tooltips for visitors and authors. */
import type { Page } from '@playwright/test';
import { withoutAnchors } from './support/older';
import { publishPage } from './support/rest';
import { openExtension } from './support/sidebar';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/tooltip/';

const bubble = ( page: Page ) => page.getByRole( 'tooltip' );
const words = ( page: Page ) =>
	page.getByText( 'This paragraph shows more on hover.' );
const link = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Order', exact: true } );
const open = async ( page: Page ) => {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=tooltip]' )
	).toHaveAttribute( 'data-state', 'awake' );
};

test( 'opens on hover and focus, and is the accessible description', async ( {
	page,
} ) => {
	await test.step( 'opens on hover, can be hovered itself, and Escape closes it', async () => {
		await open( page );
		await words( page ).hover();
		await expect( bubble( page ) ).toHaveText(
			'Rye, water, salt and time.'
		);
		const at = ( await words( page ).boundingBox() )!;
		const box = ( await bubble( page ).boundingBox() )!;
		expect( Math.abs( box.y + box.height - at.y ) ).toBeLessThan( 20 );
		// S2 §9.
		await expect( bubble( page ) ).toHaveCSS(
			'transition-duration',
			'0.1s'
		);
		await bubble( page ).hover();
		await expect( bubble( page ) ).toBeVisible();
		await expectNoAxe( page, '.entry-content' );
		await page.keyboard.press( 'Escape' );
		await expect( bubble( page ) ).toBeHidden();
	} );
	await test.step( 'opens on focus, and is the accessible description', async () => {
		await page.mouse.move( 2, 2 );
		await expect( link( page ) ).toHaveAccessibleDescription(
			'Opens in March'
		);
		await words( page ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( link( page ) ).toBeFocused();
		await expect( bubble( page ) ).toHaveText( 'Opens in March' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( bubble( page ) ).toHaveText(
			'Rye, water, salt and time.'
		);
	} );
} );

test( 'is next to its text without CSS anchor positioning', async ( {
	page,
} ) => {
	await withoutAnchors( page );
	await open( page );
	await words( page ).hover();
	await expect( bubble( page ) ).toBeVisible();
	const gap = async () => {
		const at = ( await words( page ).boundingBox() )!;
		const box = ( await bubble( page ).boundingBox() )!;
		const middle = box.x + box.width / 2 - at.x - at.width / 2;
		return [
			Math.round( at.y - box.y - box.height ),
			Math.abs( Math.round( middle ) ) < 2,
		];
	};
	await expect.poll( gap ).toEqual( [ 6, true ] );
	await page.keyboard.press( 'Escape' );
	await expect( bubble( page ) ).toBeHidden();
} );

test( 'contains a word of any length', async ( { admin, page } ) => {
	const text = `https://example.com/${ 'bread/'.repeat( 40 ) }`;
	await visit(
		page,
		await publishPage(
			admin,
			`<!-- wp:paragraph {"frontage":{"tooltip":{"text":"${ text }"}}} --><p>Pointed at</p><!-- /wp:paragraph -->`
		)
	);
	await page.locator( '.has-frontage-tooltip' ).hover();
	await expect( bubble( page ) ).toBeVisible();
	const [ content, box ] = await bubble( page ).evaluate(
		( { scrollWidth, clientWidth } ) => [ scrollWidth, clientWidth ]
	);
	expect( content ).toBe( box );
} );

test( 'Escape closes it, and the dialog under it only then', async ( {
	page,
} ) => {
	await open( page );
	await words( page ).evaluate( ( element ) => {
		const dialog = document.createElement( 'dialog' );
		element.before( dialog );
		dialog.append( element );
		dialog.showModal();
	} );
	await words( page ).hover();
	await expect( bubble( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( bubble( page ) ).toBeHidden();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
} );

test( 'a tap on a phone opens it, but follows a link without it', async ( {
	narrow,
} ) => {
	await open( narrow );
	await words( narrow ).tap();
	await expect( bubble( narrow ) ).toHaveText( 'Rye, water, salt and time.' );
	await narrow.touchscreen.tap( 5, 5 );
	await expect( bubble( narrow ) ).toBeHidden();
	await link( narrow ).tap();
	await expect( narrow ).toHaveURL( /#order$/ );
	await expect( bubble( narrow ) ).toBeHidden();
} );

test( 'is a title without script; works in right-to-left languages and with reduced motion', async ( {
	noJs,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await expect( words( noJs ) ).toHaveAttribute(
		'title',
		'Rye, water, salt and time.'
	);
	await open( rtl );
	await words( rtl ).hover();
	await expect( bubble( rtl ) ).toBeVisible();
	await open( lessMotion );
	await words( lessMotion ).hover();
	await expect( bubble( lessMotion ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
} );

test( 'is added to a core block and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'With a tooltip' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Tooltip' );
	await settings.getByLabel( 'Text' ).fill( 'A line.' );
	await expect( editor.block( 'core/separator' ) ).toHaveAttribute(
		'title',
		'A line.'
	);
	await visit( guest, await editor.publish() );
	await guest.locator( 'hr.has-frontage-tooltip' ).hover();
	await expect( bubble( guest ) ).toHaveText( 'A line.' );
} );
