/** Triggers that really happen: what visitors do with mouse, finger, keyboard and history. */
import { form, name, send, thanks } from './support/forms';
import { dialog, paragraph, publishPage } from './support/modal';
import { TALL, at, popup, ready } from './support/overlays';
import { dragFinger, pressFinger, pressMouse } from './support/press';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const now = ( type: string, value = '' ) => ( {
	...at( type, value ),
	again: 'visit',
} );

/** Visits a page from another one of the site, as Back needs somewhere to lead. */
async function arrive( page: Page, url: string ): Promise< void > {
	await visit( page, '/modules/plain/' );
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
}

test( 'opens when the mouse leaves at the top, and not with a button down', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		paragraph( 'Words.' ) + popup( 'Leave', now( 'exit' ) )
	);
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await page.mouse.move( 600, 300 );
	await page.mouse.down();
	await page.mouse.move( 600, -20, { steps: 5 } );
	await page.mouse.move( 600, 300, { steps: 5 } );
	await page.mouse.up();
	await expect( dialog( page, 'Leave' ) ).toBeHidden();
	await page.mouse.move( 600, -20, { steps: 5 } );
	await expect( dialog( page, 'Leave' ) ).toBeVisible();
} );

test(
	'opens on a fast scroll up by touch, not on a slow one',
	{ tag: '@deep' },
	async ( { admin, narrow } ) => {
		const url = await publishPage(
			admin,
			TALL + popup( 'Upward', now( 'upward' ) )
		);
		await visit( narrow, url );
		await ready( narrow );
		await narrow.waitForLoadState( 'networkidle' );
		const scrollDown = async () => {
			for ( let down = 0; down < 3; down++ ) {
				await dragFinger( narrow, 600, 4 );
			}
		};
		await scrollDown();
		await dragFinger( narrow, -300, 90 );
		await expect( dialog( narrow, 'Upward' ) ).toBeHidden();
		// On a busy machine, a finger can be too slow.
		await expect( async () => {
			await scrollDown();
			await dragFinger( narrow, -600, 2 );
			await expect( dialog( narrow, 'Upward' ) ).toBeVisible( {
				timeout: 2000,
			} );
		} ).toPass();
	}
);

test( 'takes the first Back, and never traps', async ( { admin, page } ) => {
	const url = await publishPage(
		admin,
		paragraph( 'Words that lead nowhere.' ) + popup( 'Stay', now( 'back' ) )
	);
	await arrive( page, url );
	await pressMouse( page, page.getByText( 'Words that' ), 120 );
	await expect
		.poll( () => page.evaluate( () => !! history.state?.frontageBack ) )
		.toBe( true );
	await page.goBack();
	await expect( dialog( page, 'Stay' ) ).toBeVisible();
	await expect( page ).toHaveURL( url );
	// Open or closed: the next Back leaves.
	await page.goBack();
	await expect( page ).toHaveURL( /plain/ );
	await page.goForward();
	await expect( page ).toHaveURL( url );
	await ready( page );
	await pressMouse( page, page.getByText( 'Words that' ), 120 );
	await page.goBack();
	await expect( page ).toHaveURL( /plain/ );
} );

test( 'leaves at the first Back where nothing may open', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		paragraph( 'Words that lead nowhere.' ) +
			`<!-- wp:html --><div id="place"><!-- /wp:html -->${ popup( 'Stay', now( 'back' ) ) }<!-- wp:html --></div><!-- /wp:html -->`
	);
	await arrive( page, url );
	await pressMouse( page, page.getByText( 'Words that' ), 300 );
	await expect
		.poll( () => page.evaluate( () => !! history.state?.frontageBack ) )
		.toBe( true );
	await page
		.locator( '#place' )
		.evaluate( ( { style } ) => ( style.display = 'none' ) );
	await page.goBack();
	await expect( page ).toHaveURL( /plain/ );
} );

test(
	'opens on reaching an element, when a cookie is set, and after inactivity',
	{ tag: '@deep' },
	async ( { admin, page, narrow } ) => {
		const url = await publishPage(
			admin,
			paragraph( 'Words that lead nowhere.' ) +
				TALL +
				'<!-- wp:heading {"anchor":"prices"} --><h2 class="wp-block-heading" id="prices">Prices</h2><!-- /wp:heading -->' +
				TALL +
				popup( 'Prices', { ...now( 'element', '#prices' ) } ) +
				popup( 'Free', now( 'cookie', 'plan=free' ) ) +
				popup( 'Idle', now( 'idle', '3' ) )
		);
		await visit( page, url );
		await ready( page );
		await page.waitForLoadState( 'networkidle' );
		await page.mouse.move( 600, 400 );
		await page.mouse.wheel( 0, 2500 );
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 2500 );
		await expect( dialog( page, 'Prices' ) ).toBeHidden();
		await page.mouse.wheel( 0, 1500 );
		await expect( dialog( page, 'Prices' ) ).toBeVisible();

		await page
			.context()
			.addCookies( [ { name: 'plan', value: 'free', url } ] );
		await page.evaluate( () => sessionStorage.clear() );
		await visit( page, url );
		await expect( dialog( page, 'Free' ) ).toBeVisible();

		await visit( narrow, url );
		await ready( narrow );
		await pressFinger( narrow, narrow.getByText( 'Words that' ), 300 );
		await expect( dialog( narrow, 'Idle' ) ).toBeHidden();
		await expect( dialog( narrow, 'Idle' ) ).toBeVisible();
	}
);

test(
	'opens after a form was sent, not after one that was refused',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const url = await publishPage(
			admin,
			form( { anchor: 'ask' }, name ) +
				popup( 'Sent', now( 'sent', '#ask' ) ) +
				popup( 'Other', now( 'sent', '#other' ) )
		);
		await visit( page, url );
		await ready( page );
		await pressMouse( page, send( page ), 120 );
		await expect( page.getByLabel( 'Name' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await page.getByLabel( 'Name' ).fill( 'Ada' );
		await page.keyboard.press( 'Tab' );
		await expect( page.getByLabel( 'Name' ) ).not.toHaveAttribute(
			'aria-invalid'
		);
		await pressMouse( page, send( page ), 300 );
		await expect( thanks( page ) ).toBeVisible();
		await expect( dialog( page, 'Sent' ) ).toBeVisible();
		await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
	}
);

test( 'opens after a purchase that the shop reports while the page is open', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		`<!-- wp:html --><button onclick="document.dispatchEvent(new Event('frontage:purchased'))">Pay now</button><!-- /wp:html -->` +
			popup( 'Thanks', now( 'purchase' ) )
	);
	await visit( page, url );
	await ready( page );
	await pressMouse( page, page.getByText( 'Pay now' ), 300 );
	await expect( dialog( page, 'Thanks' ) ).toBeVisible();
} );
