/** Whom clicks on links are told, and what the owner sees of them (S0 §7). */
import type { Page } from '@playwright/test';
import { ON, counted, publishLinks } from './support/links';
import { test } from './support/settings';
import { expect, expectNoAxe, expectNoOverflow, visit } from './support/test';

test( 'tells the data layer and the owner what was clicked, and nothing of visitors who ask for it', async ( {
	admin,
	open,
	owner,
} ) => {
	const domain = `${ crypto.randomUUID() }.test`;
	const url = await publishLinks(
		admin,
		`<a href="tel:+49301234567">Call 030 1234567</a> <a href="mailto:ada@${ domain }">Write</a>`
	);
	const told = async ( page: Page ) => {
		await page.addInitScript( () => {
			( window as { dataLayer?: unknown } ).dataLayer = [];
		} );
		await visit( page, url );
		await page.evaluate( () =>
			addEventListener( 'click', ( event ) => event.preventDefault() )
		);
		await page.getByRole( 'link', { name: 'Call' } ).click();
		await page.getByRole( 'link', { name: 'Write' } ).click();
		return page.evaluate(
			() => ( window as { dataLayer?: unknown } ).dataLayer
		);
	};
	expect( await told( await open( {}, ON ) ) ).toEqual( [
		{
			event: 'link_click',
			link_text: 'Call …',
			link_url: 'tel:',
			link_type: 'tel',
			link_domain: '',
			file_extension: '',
		},
		expect.objectContaining( {
			event: 'link_click',
			link_type: 'mailto',
			link_url: `mailto:@${ domain }`,
		} ),
	] );
	const silent = await open( {}, ON );
	await silent.addInitScript( () =>
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			value: true,
		} )
	);
	expect( await told( silent ) ).toEqual( [] );
	await expect
		.poll( () => counted( admin, `mailto:@${ domain }` ) )
		.toEqual( [ { key: `mailto:@${ domain }`, hits: 1 } ] );
	const screen = await owner( '&tab=links' );
	const type = screen.getByLabel( 'Type', { exact: true } );
	await type.selectOption( 'Email addresses' );
	const mine = screen
		.getByRole( 'table', { name: 'Targets' } )
		.getByRole( 'row' )
		.filter( { hasText: `Email to ${ domain }` } );
	await expect( mine ).toContainText( 'Email addresses' );
	await expect(
		screen.getByRole( 'link', { name: 'Turn on Link tracking' } )
	).toBeVisible();
	await expect(
		screen.getByRole( 'table', { name: 'Pages' } )
	).toContainText( 'Way out' );
	await expectNoAxe( screen, '#frontage-settings' );
	const [ download ] = await Promise.all( [
		screen.waitForEvent( 'download' ),
		screen.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );
	expect( download.suggestedFilename() ).toMatch( /^links-.*\.csv$/ );
	await type.selectOption( 'Downloads' );
	await expect( mine ).toHaveCount( 0 );
	await type.selectOption( 'Email addresses' );
	await screen.setViewportSize( { width: 390, height: 844 } );
	await expect( mine ).toBeVisible();
	await expectNoOverflow( screen );
} );
