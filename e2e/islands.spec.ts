/** The islands runtime in a browser, without WordPress: waking, replayed clicks, failures. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { island, openSite } from './fixtures/islands/site';
import type { Site } from './fixtures/islands/site';

const COUNTER =
	'<button type="button">A</button> <a href="#there">L</a> <output></output>';

/** A module that comes when it is let go. */
const held = ( name: string ) => ( { src: `/held/fixtures/${ name }.js` } );

let site: Site;

test.beforeAll( async () => {
	site = await openSite();
} );
test.afterAll( () => site.close() );

const open = ( page: Page ) =>
	page.goto( site.origin, { waitUntil: 'commit' } );
const button = ( page: Page, name = 'A' ) =>
	page.getByRole( 'button', { name, exact: true } );
const mounted = ( page: Page ) =>
	page.evaluate(
		() => ( globalThis as { mounted?: string[] } ).mounted ?? []
	);

test.describe.configure( { mode: 'serial' } );

test.describe( 'a click before the runtime has loaded', () => {
	test( 'is confirmed at once and repeated once', async ( { page } ) => {
		site.show( island( 'counter', COUNTER ), { isHeld: true } );
		await open( page );
		await button( page ).click();
		await expect( button( page ) ).toHaveAttribute( 'data-pending', '' );
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;' );
		await expect( button( page ) ).not.toHaveAttribute( 'data-pending' );
		await expect( button( page ) ).not.toHaveAttribute( 'aria-busy' );
		await button( page ).click();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;A;' );
	} );

	test( 'counts as often as it happened', async ( { page } ) => {
		site.show( island( 'counter', COUNTER ), { isHeld: true } );
		await open( page );
		await button( page ).dblclick();
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;A;' );
	} );

	test( 'may be a key on a tab or Enter on a button', async ( { page } ) => {
		const tabs = '<button role="tab">T</button><output></output>';
		site.show( island( 'counter', tabs ), { isHeld: true } );
		await open( page );
		await page.getByRole( 'tab' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'a' );
		await page.keyboard.press( 'Enter' );
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'ArrowRight;T;' );
	} );

	test( 'is not repeated where the browser has handled it: links, forms, fields, summaries', async ( {
		page,
	} ) => {
		const form =
			'<form action="#sent" onsubmit="this.elements.n.value = +this.elements.n.value + 1; event.preventDefault()"><input name="n" value="0"><input type="checkbox"><button>Send</button></form>';
		site.show(
			island(
				'counter',
				`${ COUNTER }<details><summary>More</summary>text</details>${ form }`
			),
			{ isHeld: true }
		);
		await open( page );
		await page.getByRole( 'link' ).click();
		await page.getByText( 'More' ).click();
		await page.getByRole( 'checkbox' ).click();
		await button( page, 'Send' ).click();
		site.release();
		await expect.poll( () => mounted( page ) ).toEqual( [ 'counter' ] );
		expect( page.url() ).toContain( '#there' );
		await expect( page.locator( 'details' ) ).toHaveAttribute( 'open' );
		await expect( page.getByRole( 'checkbox' ) ).toBeChecked();
		await expect( page.getByRole( 'textbox' ) ).toHaveValue( '1' );
		await expect( page.locator( 'output' ) ).toHaveText( '' );
		await expect( page.locator( '[data-pending]' ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'a click on an inactive island', () => {
	test( 'waits for the module and is repeated once', async ( { page } ) => {
		site.show( island( 'counter', COUNTER, held( 'counter' ) ) );
		await page.goto( site.origin );
		await button( page ).click();
		await expect( button( page ) ).toHaveAttribute( 'aria-busy', 'true' );
		await button( page ).click();
		await expect( page.locator( 'output' ) ).toHaveText( '' );
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;A;' );
		await expect( button( page ) ).not.toHaveAttribute( 'aria-busy' );
		await expect( page.locator( 'frontage-island' ) ).toHaveAttribute(
			'data-state',
			'awake'
		);
	} );

	test( 'passes a plain click on a link to the module and leaves others to the browser', async ( {
		page,
		context,
	} ) => {
		site.show( island( 'counter', COUNTER, held( 'counter' ) ) );
		await page.goto( site.origin );
		const [ tab ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			page
				.getByRole( 'link' )
				.click( { modifiers: [ 'ControlOrMeta' ] } ),
		] );
		await tab.close();
		await page.getByRole( 'link' ).click();
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'L;' );
		expect( page.url() ).not.toContain( '#there' );
	} );

	test( 'delays a form and sends it once', async ( { page } ) => {
		const form =
			'<form onsubmit="this.lastChild.textContent += \'sent;\'; event.preventDefault()"><button>Send</button><output></output></form>';
		site.show( island( 'late', form, held( 'idle' ) ) );
		await page.goto( site.origin );
		await button( page, 'Send' ).click();
		await expect( button( page, 'Send' ) ).toHaveAttribute( 'aria-busy' );
		await expect( page.locator( 'output' ) ).toHaveText( '' );
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'sent;' );
	} );

	test( 'does not change fields, summaries, popovers and foreign content', async ( {
		page,
	} ) => {
		const foreign =
			'<div data-slot="content"><button type="button" onclick="this.textContent += 1">F</button></div>';
		site.show(
			island(
				'counter',
				`${ COUNTER }${ foreign }<details><summary>More</summary>text</details><input type="checkbox"><button popovertarget="p">P</button><div id="p" popover>Pop</div>`,
				held( 'counter' )
			)
		);
		await page.goto( site.origin );
		await button( page, 'F' ).click();
		await expect( button( page, 'F1' ) ).toBeVisible();
		await page.getByText( 'More' ).click();
		await expect( page.locator( 'details' ) ).toHaveAttribute( 'open' );
		await page.getByRole( 'checkbox' ).check();
		await button( page, 'P' ).click();
		await expect( page.locator( '#p' ) ).toBeVisible();
		await expect( page.locator( '[data-pending]' ) ).toHaveCount( 0 );
	} );

	test( 'finds the element after the module has replaced it', async ( {
		page,
	} ) => {
		site.show( island( 'replacing', COUNTER ), { isHeld: true } );
		await open( page );
		await button( page ).click();
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'new;' );
	} );

	test( 'wakes parents first', async ( { page } ) => {
		const inner = island( 'counter', COUNTER, { props: '{"as":"inner"}' } );
		site.show(
			island( 'counter', `<output></output>${ inner }`, {
				...held( 'counter' ),
				props: '{"as":"outer"}',
			} )
		);
		await page.goto( site.origin );
		await button( page ).click();
		await expect( button( page ) ).toHaveAttribute( 'aria-busy' );
		await expect( page.locator( '[data-state=waking]' ) ).toHaveCount( 2 );
		site.release();
		await expect( page.locator( 'output' ).last() ).toHaveText( 'A;' );
		expect( await mounted( page ) ).toEqual( [ 'outer', 'inner' ] );
		await expect( page.locator( 'output' ).first() ).toHaveText( '' );
	} );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true } );

	test( 'a tap before the runtime and one after it count once each', async ( {
		page,
	} ) => {
		site.show( island( 'counter', COUNTER ), { isHeld: true } );
		await open( page );
		await button( page ).tap();
		site.release();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;' );
		await button( page ).tap();
		await expect( page.locator( 'output' ) ).toHaveText( 'A;A;' );
	} );
} );

test.describe( 'a module that fails', () => {
	for ( const [ how, attributes ] of [
		[ 'while mounting', {} ],
		[ 'by not being there', { src: '/fixtures/missing.js' } ],
	] as const ) {
		test( `${ how } keeps the HTML, fires an event, and keeps links working`, async ( {
			page,
		} ) => {
			site.show( island( 'failing', COUNTER, attributes ) );
			await page.goto( site.origin );
			await page.evaluate( () =>
				document.addEventListener(
					'frontage:island-error',
					( event ) => {
						const { detail } = event as CustomEvent;
						document.title = `${ detail.name }: ${ detail.error.name }`;
					}
				)
			);
			await page.getByRole( 'link' ).click();
			await expect( page ).toHaveURL( /#there$/ );
			await expect( page ).toHaveTitle( /^failing: (Type)?Error$/ );
			await expect
				.poll( () => page.locator( 'frontage-island' ).innerHTML() )
				.toBe( COUNTER );
			await button( page ).click();
			await expect( page.locator( '[data-pending]' ) ).toHaveCount( 0 );
		} );
	}
} );
