/** Links to anything inside popups, accordions, tabs and folded content (S1 §2). */
import type { Page } from '@playwright/test';
import { dialog, scrolled } from './support/modal';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';
import { CONTENT, expectAtTop, press, settled } from './support/link-targets';

const letter = ( page: Page ) => dialog( page, 'Read the letter' );
const answer = ( page: Page ) => dialog( page, 'Read the answer' );

/** Returns a function that tells whether the page has not been loaded again since. */
const marked = async ( page: Page ) => {
	await page.evaluate( () => Object.assign( self, { marked: true } ) );
	return () => page.evaluate( () => 'marked' in self );
};

let url: string;

test.beforeEach( async ( { admin } ) => {
	url ??= await publishPage( admin, CONTENT );
} );

/** Opens the page with a hash, like a visitor who follows a link on another page. */
const arrive = async ( page: Page, hash: string ) => {
	await visit( page, '/modules/plain/' );
	await visit( page, `${ url }#${ hash }` );
};

test(
	'a tab in a closed accordion item is reached after the item has opened',
	{ tag: '@deep' },
	async ( { page } ) => {
		await test.step( 'by a link', async () => {
			await visit( page, url );
			await press( page, 'seats|1' );
			await expect( page.locator( '#seats-second' ) ).toBeVisible();
			await expectAtTop( page, 'seats' );
		} );
		await test.step( 'from another page', async () => {
			await arrive( page, 'seats|1' );
			await expect( page.locator( '#seats-second' ) ).toBeVisible();
			await expectAtTop( page, 'seats' );
		} );
		await test.step( 'a heading in it', async () => {
			await arrive( page, 'seats-second' );
			await expectAtTop( page, 'seats-second' );
		} );
	}
);

test(
	'folded content opens and the heading in it is reached',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, url );
		await press( page, 'folded' );
		await expectAtTop( page, 'folded' );
		await arrive( page, 'folded' );
		await expectAtTop( page, 'folded' );
	}
);

test(
	'a link to a heading in a popup opens it there, and closing gives back place and focus',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, url );
		const opener = page.getByRole( 'link', { name: 'To note' } ).first();
		await opener.scrollIntoViewIfNeeded();
		const place = await scrolled( page );
		const close = [
			() => page.keyboard.press( 'Escape' ),
			() => page.goBack(),
			() =>
				letter( page ).getByRole( 'button', { name: 'Close' } ).click(),
		];
		for ( const way of close ) {
			await opener.click( { delay: 120 } );
			await expect( letter( page ) ).toBeVisible();
			await expectAtTop( page, 'note' );
			await expect( page.locator( '#note' ) ).toBeFocused();
			expect( await scrolled( page ) ).toBe( place );
			await way();
			await expect( letter( page ) ).toBeHidden();
			await expect( opener ).toBeFocused();
			await expect( page ).toHaveURL( url );
			await expect.poll( () => scrolled( page ) ).toBe( place );
		}
		await page.goForward();
		await expect( letter( page ) ).toBeVisible();
		await expectAtTop( page, 'note' );
	}
);

test( 'a URL from elsewhere opens the popup around its target, and closing stays on the page', async ( {
	page,
} ) => {
	for ( const [ hash, id ] of [
		[ 'note', 'note' ],
		[ 'fares|1', 'fares' ],
		[ 'fares-second', 'fares-second' ],
	] as const ) {
		await arrive( page, hash );
		await expect( letter( page ) ).toBeVisible();
		await expectAtTop( page, id );
		await expect( page.locator( '#fares-second' ) ).toBeVisible( {
			visible: hash !== 'note',
		} );
		expect( await scrolled( page ) ).toBe( 0 );
		await page.reload();
		await expect( letter( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( letter( page ) ).toBeHidden();
		await expect( page ).toHaveURL( url );
	}
} );

test(
	'links in a popup scroll it, not the page, and lead to other popups and back',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, url );
		await page.getByRole( 'button', { name: 'Read the letter' } ).click();
		const place = await scrolled( page );
		const inLetter = letter( page );
		await press( inLetter, 'note' );
		await expectAtTop( page, 'note' );
		await expect( page.locator( '#note' ) ).toBeFocused();
		await page.goBack();
		await expect( inLetter ).toBeVisible();
		const reply = inLetter.getByRole( 'link', { name: 'To reply' } );
		await reply.scrollIntoViewIfNeeded();
		await reply.click( { delay: 120 } );
		await expect( answer( page ) ).toBeVisible();
		await expectAtTop( page, 'reply' );
		await page.keyboard.press( 'Escape' );
		await expect( answer( page ) ).toBeHidden();
		await expect( inLetter ).toBeVisible();
		await expect( reply ).toBeFocused();
		await expect( page ).not.toHaveURL( /#reply/ );
		await press( inLetter, 'fares|1' );
		await expect( page.locator( '#fares-second' ) ).toBeVisible();
		await expectAtTop( page, 'fares' );
		await page.keyboard.press( 'Escape' );
		await expect( inLetter ).toBeHidden();
		await expect.poll( () => scrolled( page ) ).toBe( place );
		await expect(
			page.getByRole( 'button', { name: 'Read the letter' } )
		).toBeFocused();
	}
);

test(
	'a heading in an off-canvas panel opens the panel',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, url );
		await press( page, 'aside' );
		await expect( dialog( page, 'Menu' ) ).toBeVisible();
		await expectAtTop( page, 'aside' );
		expect( await scrolled( page ) ).toBe( 0 );
	}
);

test(
	'the visitor can interrupt it',
	{ tag: '@deep' },
	async ( { page, narrow } ) => {
		await visit( page, url );
		await press( page, 'seats|1' );
		await expect( page.locator( '#seats' ) ).toBeInViewport();
		await page.mouse.move( 600, 400 );
		await page.mouse.wheel( 0, -1200 );
		await settled( page, 'seats' );
		await expect( page.locator( '#seats' ) ).not.toBeInViewport();

		await visit( narrow, url );
		await narrow.getByRole( 'link', { name: 'To seats|1' } ).tap();
		await expect( narrow.locator( '#seats' ) ).toBeInViewport();
		const finger = await narrow.context().newCDPSession( narrow );
		const touch = ( type: string, y?: number ) =>
			finger.send( 'Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints: y === undefined ? [] : [ { x: 200, y } ],
			} );
		await touch( 'touchStart', 200 );
		for ( let y = 250; y <= 700; y += 50 ) {
			await touch( 'touchMove', y );
		}
		await touch( 'touchEnd' );
		await settled( narrow, 'seats' );
		const top = await narrow
			.locator( '#seats' )
			.evaluate( ( element ) => element.getBoundingClientRect().top );
		expect( top ).toBeGreaterThan( 200 );
	}
);

test(
	'keeps targets clear of a sticky header, and Back gives back the place',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, url );
		await page.addStyleTag( {
			content:
				'.wp-site-blocks > header { position: sticky; inset-block-start: 0; block-size: 90px; overflow: hidden; background: #fff; z-index: 1 }',
		} );
		await page.mouse.wheel( 0, 120 );
		await expect.poll( () => scrolled( page ) ).toBe( 120 );
		// The Interactivity API of newer WordPress loads the page again at entries whose state is not its own.
		const isSame = await marked( page );
		await press( page, 'far' );
		await expectAtTop( page, 'far', 90 );
		await page.goBack();
		await expect.poll( () => scrolled( page ) ).toBe( 120 );
		await page.goForward();
		await expectAtTop( page, 'far', 90 );
		await press( page, 'note' );
		await expect( letter( page ) ).toBeVisible();
		await page.goBack();
		await expect( letter( page ) ).toBeHidden();
		await page.goForward();
		await expect( letter( page ) ).toBeVisible();
		await page.goBack();
		await expect( letter( page ) ).toBeHidden();
		expect( await isSame() ).toBe( true );
		await page.evaluate( () => ( location.hash = 'seats|1' ) );
		await expectAtTop( page, 'seats', 90 );
	}
);
