/** Pages behind the age gate. */
import { dialog, isLocked, paragraph, publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const gate = ( page: Page ) => dialog( page, 'Age verification' );

const block = ( attributes: object ) =>
	`<!-- wp:frontage/age-gate ${ JSON.stringify( attributes ) } -->${ paragraph( 'About wine.' ) }<!-- /wp:frontage/age-gate -->` +
	paragraph( 'A bottle of red.' );

const key = ( page: Page ) =>
	page.evaluate( () => localStorage.getItem( 'frontage-age-gate-18' ) );

test( 'hides the page until confirmed and remembers it for thirty days', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, block( {} ) );
	await page.route( '**/build/**', () => {} );
	await page.goto( url, { waitUntil: 'commit' } );
	await expect( gate( page ) ).toBeVisible();
	await expect( page.getByText( 'A bottle of red.' ) ).toBeHidden();
	await page.unroute( '**/build/**' );
	await visit( page, url );
	expect( await isLocked( page ) ).toBe( true );
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await page.mouse.click( 5, 5 );
	await expect( gate( page ) ).toBeVisible();
	await gate( page ).getByRole( 'button', { name: 'No' } ).click();
	await expect( gate( page ).getByRole( 'alert' ) ).toHaveText(
		'Sorry, you must be 18 or older to see this page. You can close it or go back.'
	);
	await expectNoAxe( page, '.frontage-age-gate' );
	await gate( page ).getByRole( 'button', { name: 'Yes' } ).click();
	await expect( gate( page ) ).toBeHidden();
	await expect( page.getByText( 'A bottle of red.' ) ).toBeVisible();
	const days = ( Number( await key( page ) ) - Date.now() ) / 86400000;
	expect( Math.round( days ) ).toBe( 30 );
	await page.reload();
	await expect( page.getByText( 'A bottle of red.' ) ).toBeVisible();
	await expect( gate( page ) ).toBeHidden();
	await page.evaluate( () =>
		localStorage.setItem( 'frontage-age-gate-18', '1000' )
	);
	await page.reload();
	await expect( gate( page ) ).toBeVisible();
	expect( await key( page ) ).toBeNull();
} );

test( 'asks for the date of birth', async ( { admin, page } ) => {
	await page.clock.setFixedTime( '2030-06-15T12:00:00Z' );
	await visit(
		page,
		await publishPage( admin, block( { asks: 'birthday', age: 21 } ) )
	);
	const field = gate( page ).getByLabel( 'Date of birth' );
	const go = gate( page ).getByRole( 'button', { name: 'Continue' } );
	for ( const tooYoung of [ '', '2009-06-16' ] ) {
		await field.fill( tooYoung );
		await go.click();
		await expect( gate( page ).getByRole( 'alert' ) ).toContainText( '21' );
	}
	await field.fill( '2009-06-15' );
	await go.click();
	await expect( gate( page ) ).toBeHidden();
} );

test( 'lets search engines and pages without script in if the author chose so', async ( {
	admin,
	noJs,
	open,
} ) => {
	const welcome = await publishPage( admin, block( {} ) );
	const strict = await publishPage( admin, block( { crawlers: false } ) );
	await visit( noJs, welcome );
	await expect( noJs.getByText( 'A bottle of red.' ) ).toBeVisible();
	const crawler = await open( {
		userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
	} );
	await visit( crawler, welcome );
	await expect( gate( crawler ) ).toBeHidden();
	await visit( crawler, strict );
	await expect( gate( crawler ) ).toBeVisible();
} );

test(
	'fits a phone, works in classic themes, and does not hide the editor',
	{ tag: '@deep' },
	async ( { admin, editor, narrow, classic } ) => {
		test.slow();
		const url = await publishPage( admin, block( {} ) );
		for ( const page of [ narrow, classic ] ) {
			await visit( page, url );
			await expect( gate( page ) ).toBeVisible();
			await expect(
				gate( page ).getByRole( 'button', { name: 'Yes' } )
			).toBeInViewport();
		}
		// Hidden by a style in the head, before any content is rendered.
		await expect(
			classic.locator( 'head #frontage-age-gate-hides' )
		).toHaveCount( 1 );
		await editor.create( { title: 'Wine' } );
		await editor.insert( 'Age Gate' );
		await expect(
			editor
				.block( 'frontage/age-gate' )
				.getByText( 'This page is about' )
		).toBeVisible();
		await visit( narrow, await editor.publish() );
		await expect( gate( narrow ) ).toContainText( 'Are you 18 or older?' );
	}
);

test( 'each age needs its own answer, and a higher one covers a lower one', async ( {
	admin,
	page,
	guest,
} ) => {
	const wine = await publishPage( admin, block( {} ) );
	const spirits = await publishPage( admin, block( { age: 21 } ) );
	const yes = async ( visitor: Page ) => {
		await gate( visitor )
			.getByRole( 'button', { name: 'Yes' } )
			.click( { delay: 120 } );
		// A press before the script is there is answered later.
		await expect( gate( visitor ) ).toBeHidden();
	};
	await visit( page, wine );
	await yes( page );
	await visit( page, spirits );
	await expect( gate( page ) ).toBeVisible();
	await yes( page );
	await page.reload();
	await expect( gate( page ) ).toBeHidden();
	await visit( guest, spirits );
	await yes( guest );
	await visit( guest, wine );
	await expect( gate( guest ) ).toBeHidden();
	await expect( guest.getByText( 'A bottle of red.' ) ).toBeVisible();
} );

test( 'two gates on a page: the higher answer opens both', async ( {
	admin,
	page,
} ) => {
	await visit(
		page,
		await publishPage( admin, block( {} ) + block( { age: 21 } ) )
	);
	await page
		.locator( 'dialog[data-age="21"]' )
		.getByRole( 'button', { name: 'Yes' } )
		.click( { delay: 120 } );
	await expect( gate( page ) ).toHaveCount( 0 );
	await expect( page.getByText( 'A bottle of red.' ).first() ).toBeVisible();
} );

test(
	'“No” leads to the address of the author’s choice',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		for ( const [ asks, name ] of [
			[ 'yesno', 'No' ],
			[ 'birthday', 'Leave' ],
		] ) {
			await visit(
				page,
				await publishPage(
					admin,
					block( { asks, leaveUrl: '/modules/plain/' } )
				)
			);
			await gate( page )
				.getByRole( 'link', { name } )
				.click( { delay: 120 } );
			await expect( page ).toHaveURL( /plain/ );
		}
	}
);

test(
	'is dark in a dark style',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		await visit(
			page,
			await publishPage( admin, block( { asks: 'birthday' } ) )
		);
		await page.addStyleTag( {
			content: 'body { --frontage-page: #111; --frontage-text: #fff }',
		} );
		const veil = await page
			.locator( '.frontage-age-gate__dialog' )
			.evaluate( ( element ) =>
				getComputedStyle( element, '::backdrop' )
					.backgroundColor.match( /[\d.]+/g )!
					.slice( 0, 3 )
					.map( Number )
			);
		expect( Math.max( ...veil ) ).toBeLessThan( 0.3 );
		await expectNoAxe( page, '.frontage-age-gate' );
		const field = gate( page ).getByLabel( 'Date of birth' );
		await expect( field ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await expect( field ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	}
);
