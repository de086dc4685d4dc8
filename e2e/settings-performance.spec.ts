/** The Performance tab: what a real page costs. */
import { expectNoAxe, expectNoOverflow } from './support/test';
import { publishContent } from './support/rest';
import { expect, test } from './support/settings';

const TAB = '&tab=performance';

const SEVERAL =
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"Bread"} --><!-- wp:paragraph --><p>Rye.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->' +
	'<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"Hours"} --><!-- wp:paragraph --><p>Early.</p><!-- /wp:paragraph --><!-- /wp:frontage/accordion-item --><!-- /wp:frontage/accordion -->' +
	'<!-- wp:frontage/counter {"value":"12"} /--><!-- wp:frontage/countdown {"end":"2099-01-01T00:00:00"} /-->' +
	'<!-- wp:frontage/copy-link /--><!-- wp:frontage/like /--><!-- wp:frontage/share /-->' +
	'<!-- wp:frontage/source-code {"code":"1 + 1"} /--><!-- wp:frontage/recent-posts-slider /-->';

test(
	'measures the selected page, lists the heaviest modules first, and says why it cannot measure',
	{ tag: '@deep' },
	async ( { admin, expectedErrors, own, owner } ) => {
		expectedErrors.push( /status of 400/ );
		const several = `Several ${ own }`;
		await publishContent( admin, SEVERAL, { title: several } );
		const page = await owner( `${ TAB }&post=999999` );
		const choose = async ( typed: string, title: string ) => {
			await page.getByRole( 'combobox', { name: 'Page' } ).fill( typed );
			await page
				.getByRole( 'option', { name: title, exact: true } )
				.click();
		};
		await expect(
			page.getByText( 'Visitors cannot see this page' ).first()
		).toBeVisible();
		await choose( 'Plain', 'Plain' );
		await expect(
			page.getByText( 'This page does not use Frontage' )
		).toBeVisible();

		await choose( several, several );
		const table = page.getByRole( 'table' );
		await expect( table.getByRole( 'row' ).nth( 5 ) ).toBeVisible();
		const cells = await table
			.locator( 'tbody tr' )
			.evaluateAll( ( rows ) =>
				rows.map( ( row ) =>
					[
						...row.querySelectorAll< HTMLElement >(
							'td:nth-child(n + 3)'
						),
					].map( ( { innerText } ) => innerText )
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
		expect( bytes.length ).toBeGreaterThan( 5 );
		// Amounts are rounded to a tenth of a kilobyte.
		for ( const [ index, one ] of bytes.slice( 1 ).entries() ) {
			expect( one ).toBeLessThan( bytes[ index ]! + 200 );
		}
		await expect( page ).toHaveURL( /&post=\d+/ );
		const figures = page.locator( '.frontage-figures > div' );
		await expect( figures.nth( 0 ) ).toContainText( /^At load.*KB/ );
		await expect( figures.nth( 1 ) ).toContainText( /^When near.*KB/ );
		await expect( figures.nth( 3 ) ).toContainText( /^Queries\d+of \d+/ );
		const advice = page.locator( '.frontage-advice li' );
		await expect(
			advice.filter( { hasText: 'HTTP version' } )
		).toContainText( 'HTTP/1.1' );
		await expect( advice.filter( { hasText: 'Cookies' } ) ).toContainText(
			'The page does not set any cookies.'
		);
		await table.getByRole( 'link', { name: 'Frontage Tabs' } ).click();
		await expect(
			page.getByRole( 'heading', { level: 4, name: 'Frontage Tabs' } )
		).toBeVisible();
	}
);

test( 'measures in the browser what a page fetches, with Frontage and others apart', async ( {
	owner,
} ) => {
	const page = await owner( TAB );
	const address = page.getByRole( 'textbox', { name: 'Address' } );
	await expect( address ).toHaveValue( /^http.*\/$/ );
	await expect(
		page.getByText( 'Nothing has been measured yet.' )
	).toBeVisible();
	for ( const typed of [ 'https://elsewhere.test/', '' ] ) {
		await address.fill( typed );
		await page
			.getByRole( 'button', { name: 'Measure', exact: true } )
			.click();
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			/^Address: enter a page of this site/
		);
		await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
	}
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
	await expectNoOverflow( page );
	await expectNoAxe( page, '.frontage-card' );
} );
