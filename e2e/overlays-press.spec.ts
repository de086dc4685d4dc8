/** Overlays that open by themselves never take a press: they wait for its end, for what it does, and for a pause. */
import { deepUnless } from './support/deep';
import { inTime } from './support/clock';
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { at, popup, ready } from './support/overlays';
import { HOLDS, pressFinger, pressMouse } from './support/press';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

/** What the visit remembers of overlays that opened by themselves. */
const remembered = ( page: Page ) =>
	page.evaluate( () => sessionStorage.getItem( 'frontage-overlays' ) );

const LINK = paragraph( '<a href="/modules/plain/" id="on">Read on</a>' );

/** Nothing that an evaluation in the page causes counts as the visitor's first interaction. */
const withoutActivation = ( page: Page ) =>
	page.addInitScript( () =>
		Object.defineProperty( navigator, 'userActivation', { value: null } )
	);

/**
 * Makes the server take its time, during which nothing may open, and remembers what does.
 *
 * The page is fetched before: nothing waits longer than ten seconds for it, which a busy server may take.
 */
async function slowly( page: Page, path: string ): Promise< void > {
	const response = await page.request.get( path );
	await page.evaluate( () =>
		document.addEventListener(
			'toggle',
			() => sessionStorage.setItem( 'opened', '1' ),
			true
		)
	);
	await page.route( `**${ path }`, async ( route ) => {
		await new Promise( ( done ) => setTimeout( done, 1800 ) );
		await route.fulfill( { response } );
	} );
}

const openedOnce = ( page: Page ) =>
	page.evaluate( () => 'opened' in sessionStorage );

/** Visits a page with an overlay that only waits for the first interaction, and stops the clock. */
async function visitDue( page: Page, url: string ): Promise< void > {
	await withoutActivation( page );
	await page.clock.install();
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await page.clock.runFor( 3000 );
	await page.clock.pauseAt( Date.now() + 60_000 );
}

/** Expects that the overlay which waits has opened, or does so soon. */
const expectDue = ( page: Page ) =>
	expect
		.poll( inTime( page, 100, () => dialog( page, 'Due' ).isVisible() ) )
		.toBe( true );

for ( const hold of HOLDS ) {
	test(
		`a link pressed for ${ hold } ms leads on, and costs no overlay`,
		deepUnless( hold === HOLDS[ 0 ] ),
		async ( { admin, page, narrow } ) => {
			const url = await publishPage(
				admin,
				LINK + popup( 'Due', at( 'delay', '2' ) )
			);
			for ( const visitor of [ page, narrow ] ) {
				await withoutActivation( visitor );
				await visit( visitor, url );
				await ready( visitor );
				await visitor.waitForFunction( () => performance.now() > 2100 );
				await slowly( visitor, '/modules/plain/' );
				const press = visitor === page ? pressMouse : pressFinger;
				await press( visitor, visitor.locator( '#on' ), hold );
				await expect( visitor ).toHaveURL( /plain/ );
				expect( await remembered( visitor ) ).toBeNull();
				expect( await openedOnce( visitor ) ).toBe( false );
			}
		}
	);

	test(
		`after a press of ${ hold } ms on the page, the overlay opens and stays`,
		deepUnless( hold === HOLDS[ 0 ] ),
		async ( { admin, page, narrow } ) => {
			const url = await publishPage(
				admin,
				paragraph( 'Words that lead nowhere.' ) +
					popup( 'Due', at( 'delay', '0' ) )
			);
			for ( const visitor of [ page, narrow ] ) {
				await withoutActivation( visitor );
				await visit( visitor, url );
				await ready( visitor );
				const press = visitor === page ? pressMouse : pressFinger;
				const seen = await visitor.evaluateHandle( () => {
					const atEnd = { isOpen: true };
					addEventListener( 'pointerup', () => {
						atEnd.isOpen =
							!! document.querySelector( 'dialog:modal' );
					} );
					return atEnd;
				} );
				await press( visitor, visitor.getByText( 'Words that' ), hold );
				await expect
					.poll( () => seen.evaluate( ( { isOpen } ) => isOpen ) )
					.toBe( false );
				await expect( dialog( visitor, 'Due' ) ).toBeVisible();
				expect( await remembered( visitor ) ).toContain( '"":1' );
			}
		}
	);
}

test( 'nothing opens while a button is down, however long, and then after a pause', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		paragraph( 'Words.' ) + popup( 'Due', at( 'delay', '2' ) )
	);
	await visitDue( page, url );
	await page.mouse.move( 640, 700 );
	await page.mouse.down();
	await page.clock.runFor( 5000 );
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	await page.mouse.up();
	await page.clock.runFor( 500 );
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	await page.clock.runFor( 1500 );
	await expectDue( page );
} );

test( 'a press that opens a popup delays the one that waits', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		modal( { buttonText: 'Mine', label: 'Mine' }, paragraph( 'Mine.' ) ) +
			popup( 'Due', at( 'delay', '2' ) )
	);
	await visitDue( page, url );
	await pressMouse( page, page.getByRole( 'button', { name: 'Mine' } ), 300 );
	await expect( dialog( page, 'Mine' ) ).toBeVisible();
	await page.clock.runFor( 30_000 );
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'Mine' ) ).toBeHidden();
	await page.clock.runFor( 5000 );
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	await page.clock.runFor( 8000 );
	await expectDue( page );
} );

test( 'nothing opens while a visitor types, or over what another plugin has opened', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		`<!-- wp:html --><label>Name <input id="name"></label>
		<div id="theirs" role="dialog" aria-modal="true" aria-label="Theirs" style="position:fixed;inset:20%;background:#fff;color:#111;display:none">Theirs</div><!-- /wp:html -->` +
			popup( 'Due', at( 'delay', '2' ) )
	);
	await visitDue( page, url );
	await page.locator( '#name' ).click( { delay: 120 } );
	for ( const letter of 'Augusta' ) {
		await page.keyboard.press( letter );
		await page.clock.runFor( 2500 );
	}
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	const show = ( display: string ) =>
		page.locator( '#theirs' ).evaluate( ( theirs, value ) => {
			theirs.style.display = value;
		}, display );
	await show( 'block' );
	await page.clock.runFor( 30_000 );
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	await show( 'none' );
	await page.clock.runFor( 5000 );
	await expect( dialog( page, 'Due' ) ).toBeHidden();
	await page.clock.runFor( 8000 );
	await expectDue( page );
} );
