/** What readers get of every kind of chart. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, visit } from './support/test';

interface Fixture {
	attributes: {
		anchor?: string;
		rows?: { label: string; values: string[] }[];
	};
}

/** The charts of the page, as their authors made them. */
const FOLDER = 'blocks/chart/fixtures';
const FIXTURES = readdirSync( FOLDER )
	.filter( ( file ) => file.endsWith( '.json' ) )
	.map( ( file ): Fixture =>
		JSON.parse( readFileSync( `${ FOLDER }/${ file }`, 'utf8' ) )
	);

test( 'every kind of chart has a name and reads as the numbers it was given', async ( {
	page,
} ) => {
	await visit( page, '/modules/chart/' );
	await page.evaluate( () => {
		for ( const details of document.querySelectorAll< HTMLDetailsElement >(
			'.frontage-chart details'
		) ) {
			details.open = true;
		}
	} );
	for ( const { attributes } of FIXTURES ) {
		const { anchor, rows = [] } = attributes;
		if ( ! anchor ) {
			continue;
		}
		const figure = page.locator( `#${ anchor }` );
		await expect( figure.getByRole( 'img' ).first() ).toHaveAccessibleName(
			/\S/
		);
		const read = figure.getByRole( 'table' ).getByRole( 'row' );
		await expect( read ).toHaveCount( rows.length + 1 );
		for ( const [ at, { label, values } ] of rows.entries() ) {
			const row = read.nth( at + 1 );
			await expect( row.getByRole( 'rowheader' ) ).toHaveText( label );
			// Slices also have their shares of the whole.
			const cells = await row.getByRole( 'cell' ).allInnerTexts();
			expect(
				cells
					.slice( 0, values.length )
					.map( ( text ) =>
						text.replace( '−', '-' ).replace( /[^\d.-]/g, '' )
					)
			).toEqual( values );
		}
	}
} );
