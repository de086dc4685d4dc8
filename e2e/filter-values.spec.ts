/** Authors and values of a custom field as checklists. */
import { chips, expectSame, filtered, mark } from './support/filters';
import { listBlock, publishPage, titles } from './support/posts';
import { pressMouse } from './support/press';
import { expect, expectNoAxe, test, visit } from './support/test';

test( 'values of a public field narrow a list with right counts; a private one offers nothing', async ( {
	admin,
	page,
} ) => {
	const minutes = { source: 'field', field: 'minutes', title: 'Minutes' };
	await visit(
		page,
		await publishPage(
			admin,
			listBlock( 'filter-values', minutes ) +
				listBlock( 'filter-values', {
					...minutes,
					field: '_edit_lock',
				} ) +
				listBlock( 'filter-values', { title: 'Written by' } ) +
				filtered( 'blog' )
		)
	);
	await mark( page );
	const values = page.locator( '.frontage-filter-values' );
	const four = values.first().getByRole( 'link' ).first();
	await expect( four ).toHaveText( /4\s*2/ );
	await expect( values ).toHaveCount( 2 );
	await pressMouse( page, four, 150 );
	await expect( page ).toHaveURL( /\?minutes=4$/ );
	await expect( titles( page, '#stories' ) ).toHaveCount( 2 );
	const author = values.nth( 1 ).getByRole( 'link' ).first();
	await expect( author ).toHaveText( /\s2$/ );
	await pressMouse( page, author, 150 );
	await expect( page ).toHaveURL( /\?minutes=4&by=[\w-]+$/ );
	await expect( chips( page ) ).toHaveCount( 3 );
	await expectNoAxe( page, '.frontage-filters' );
	await expectSame( page );
} );
