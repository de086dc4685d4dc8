/** The Performance tab: what a real page costs. */
import { expect, test } from './support/settings';

const TAB = '&tab=performance';

test( 'measures the selected page and lists the heaviest modules first', async ( {
	owner,
} ) => {
	const page = await owner( TAB );
	await page.getByRole( 'combobox', { name: 'Page' } ).fill( 'All modules' );
	await page.getByRole( 'option', { name: 'All modules' } ).click();
	const table = page.getByRole( 'table' );
	await expect( table.getByRole( 'row' ).nth( 5 ) ).toBeVisible();
	const bytes = (
		await table.locator( 'tbody td:last-child' ).allInnerTexts()
	).map( ( text ) => parseFloat( text ) * ( /KB/.test( text ) ? 1024 : 1 ) );
	expect( bytes ).toEqual( [ ...bytes ].sort( ( a, b ) => b - a ) );
	await expect( page ).toHaveURL( /&post=\d+/ );
	const figures = page.locator( '.frontage-figures > div' );
	await expect( figures.nth( 0 ) ).toContainText( '1.5 KB' );
	await expect( figures.nth( 3 ) ).toContainText( /^Queries\d+of \d+/ );
	await table.getByRole( 'link', { name: 'Frontage Tabs' } ).click();
	await expect(
		page.getByRole( 'heading', { level: 4, name: 'Frontage Tabs' } )
	).toBeVisible();
} );

test( 'reports that a page without Frontage costs nothing', async ( {
	owner,
} ) => {
	const page = await owner( TAB );
	await page.getByRole( 'combobox', { name: 'Page' } ).fill( 'Plain' );
	await page.getByRole( 'option', { name: 'Plain', exact: true } ).click();
	await expect(
		page.getByText( 'This page does not use Frontage' )
	).toBeVisible();
} );

test( 'gives advice based on the site and the browser', async ( { owner } ) => {
	const page = await owner( TAB );
	const advice = page.locator( '.frontage-advice li' );
	await expect( advice.filter( { hasText: 'HTTP version' } ) ).toContainText(
		'HTTP/1.1'
	);
	await expect( advice.filter( { hasText: 'Cookies' } ) ).toContainText(
		'The page does not set any cookies.'
	);
} );

test.describe( 'with problems', () => {
	test.use( { expectedErrors: [ /status of 400/ ] } );

	test( 'explains why a draft cannot be measured', async ( { owner } ) => {
		const page = await owner( `${ TAB }&post=999999` );
		await expect(
			page.getByText( 'Visitors cannot see this page' ).first()
		).toBeVisible();
	} );
} );
