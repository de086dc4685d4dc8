/** The Performance tab: what a real page costs. */
import { expectNoAxe } from './support/test';
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
	const rows = await table.locator( 'tbody tr' ).all();
	const cells = await Promise.all(
		rows.map( ( row ) =>
			row.locator( 'td:nth-child(n + 3)' ).allInnerTexts()
		)
	);
	const [ , ...bytes ] = cells.map( ( texts ) =>
		texts
			.map(
				( text ) =>
					Number( text.replace( /[^\d.]/g, '' ) ) *
					( text.includes( 'KB' ) ? 1024 : 1 )
			)
			.reduce( ( sum, part ) => sum + part )
	);
	// Amounts are rounded to a tenth of a kilobyte.
	for ( const [ index, one ] of bytes.slice( 1 ).entries() ) {
		expect( one ).toBeLessThan( bytes[ index ]! + 200 );
	}
	await expect( page ).toHaveURL( /&post=\d+/ );
	const figures = page.locator( '.frontage-figures > div' );
	await expect( figures.nth( 0 ) ).toContainText( /^At load.*KB/ );
	await expect( figures.nth( 1 ) ).toContainText( /^When near.*KB/ );
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

test.describe( 'in the browser', () => {
	test( 'measures what a page fetches, with Frontage and others apart', async ( {
		owner,
	} ) => {
		const page = await owner( TAB );
		const address = page.getByRole( 'textbox', { name: 'Address' } );
		await expect( address ).toHaveValue( /^http.*\/$/ );
		await expect(
			page.getByText( 'Nothing has been measured yet.' )
		).toBeVisible();
		await address.fill( '/modules/gallery/' );
		await address.press( 'Enter' );
		const table = page.getByRole( 'table', { name: 'Bytes received' } );
		await expect( table ).toBeVisible();
		const ours = table.getByRole( 'row' ).filter( { hasText: 'Frontage' } );
		const near = ours.getByRole( 'cell' ).nth( 3 );
		// The gallery's script and React, as this server sends them.
		expect( parseFloat( await near.innerText() ) ).toBeGreaterThan( 40 );
		await expect( ours.getByRole( 'cell' ).nth( 1 ) ).not.toHaveText( '0' );
		await expect(
			page.getByText( /^Not measured: what scripts/ )
		).toBeVisible();
		await page.setViewportSize( { width: 390, height: 800 } );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBeLessThanOrEqual( 0 );
		await expectNoAxe( page, '.frontage-card' );
	} );

	test( 'names the field and the reason if it cannot measure', async ( {
		owner,
	} ) => {
		const page = await owner( TAB );
		const address = page.getByRole( 'textbox', { name: 'Address' } );
		for ( const [ typed, reason ] of [
			[
				'https://elsewhere.test/',
				/^Address: enter a page of this site/,
			],
			[ '', /^Address: enter a page of this site/ ],
		] as const ) {
			await address.fill( typed );
			await page
				.getByRole( 'button', { name: 'Measure', exact: true } )
				.click();
			await expect( page.getByRole( 'alert' ) ).toHaveText( reason );
			await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		}
	} );
} );
