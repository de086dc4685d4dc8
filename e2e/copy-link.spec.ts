/** A button that copies a link (S2 §4 §9). */
import type { Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { publishContent } from './support/rest';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '<!-- wp:frontage/copy-link /-->';
const INVITATION =
	'<!-- wp:frontage/copy-link {"label":"Copy the invitation","copiedLabel":"Invitation copied","url":"https://example.org/invitation/?from=page#seats"} /-->';
const ALLOWED = { permissions: [ 'clipboard-read', 'clipboard-write' ] };

const clipboard = ( page: Page ) =>
	page.evaluate( () => navigator.clipboard.readText() );

test( 'copies its link, says so for five seconds, and can do it again', async ( {
	admin,
	open,
} ) => {
	const { link } = await publishContent( admin, INVITATION );
	const page = await open( ALLOWED );
	await visit( page, link );
	const button = page.getByRole( 'button', { name: 'Copy the invitation' } );
	await button.hover();
	// A press that is held until then is repeated by a timer.
	await expect(
		page.locator( 'frontage-island[name=copy-link]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await stopClock( page );
	await button.click();
	const copied = page.getByRole( 'button', { name: 'Invitation copied' } );
	await expect( copied ).toBeVisible();
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'Invitation copied'
	);
	expect( await clipboard( page ) ).toBe(
		'https://example.org/invitation/?from=page#seats'
	);
	await page.clock.runFor( 4900 );
	await expect( copied ).toBeVisible();
	await page.clock.runFor( 200 );
	await expect( button ).toBeVisible();
	await page.keyboard.press( 'Space' );
	await expect( copied ).toBeVisible();
	await page.clock.resume();
	await expectNoAxe( page, '.frontage-copy-link' );
} );

test( 'copies the address of the page, not of the visit', async ( {
	admin,
	open,
} ) => {
	const { link } = await publishContent( admin, PAGE );
	const page = await open( ALLOWED );
	await visit( page, `${ link }?utm_source=letter` );
	await page.getByRole( 'button', { name: 'Copy link' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Copied' } )
	).toBeVisible();
	expect( await clipboard( page ) ).toBe( link );
} );

test(
	'copies where scripts have no clipboard, and shows the link where nothing copies',
	{ tag: '@deep' },
	async ( { admin, open } ) => {
		const { link } = await publishContent( admin, INVITATION );
		const page = await open( ALLOWED );
		await page.addInitScript( () =>
			Object.defineProperty( navigator, 'clipboard', {
				value: undefined,
			} )
		);
		await visit( page, link );
		await page.getByText( 'Copy the invitation' ).click();
		await expect(
			page.getByRole( 'button', { name: 'Invitation copied' } )
		).toBeFocused();
		await page.evaluate( () => {
			document.execCommand = () => false;
		} );
		await page.getByRole( 'button', { name: 'Invitation copied' } ).click();
		await expect( page.getByRole( 'status' ) ).toBeVisible();
		await expect( page.getByRole( 'status' ) ).toContainText(
			'https://example.org/invitation/'
		);
	}
);

test( 'shows the link without a script', async ( { admin, noJs } ) => {
	const { link } = await publishContent( admin, PAGE );
	await visit( noJs, link );
	await expect(
		noJs.locator( '.frontage-copy-link' ).getByRole( 'link' )
	).toHaveText( link );
} );

test(
	'is written in the editor',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Copy Link' );
		const block = editor.block( 'frontage/copy-link' );
		await block.getByRole( 'textbox' ).fill( 'Copy the address' );
		await visit( guest, await editor.publish() );
		await expect(
			guest.getByRole( 'button', { name: 'Copy the address' } )
		).toBeVisible();
	}
);
