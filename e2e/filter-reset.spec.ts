/** A link that removes every choice. */
import { chips, filtered, topic } from './support/filters';
import { publishPage } from './support/posts';
import { pressMouse } from './support/press';
import { expect, test, visit } from './support/test';

test( 'removes every choice, keeps the order, and cannot be pressed without one', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage( admin, filtered( 'blog' ) );
	await visit( page, `${ address }?sort=title` );
	const reset = page.locator( '.frontage-filter-reset' ).getByRole( 'link' );
	await expect( reset ).toHaveAttribute( 'aria-disabled', 'true' );
	await pressMouse( page, topic( page ), 150 );
	await expect( chips( page ) ).toHaveCount( 2 );
	await pressMouse( page, reset, 150 );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\?sort=title$/ );
	await expect( reset ).toHaveAttribute( 'aria-disabled', 'true' );
} );
