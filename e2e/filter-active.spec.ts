/** What is chosen in filters: chips by keyboard, announced, and an empty list. */
import { chips, filtered, filters, topic } from './support/filters';
import { publishPage, titles } from './support/posts';
import { pressMouse } from './support/press';
import { ask } from './support/rest';
import { expect, test, visit } from './support/test';

test( 'are used by keyboard, announced, and keep the focus', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, filtered( 'blog' ) ) );
	await topic( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( topic( page ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( topic( page ) ).toBeFocused();
	await expect( filters( page ).first().getByRole( 'status' ) ).toHaveText(
		/^\d posts? found$/
	);
	await chips( page ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( page.locator( '.frontage-filter-active' ) ).toBeFocused();
} );

test( 'a choice that leaves nothing says so and leads back', async ( {
	admin,
	page,
} ) => {
	const { slug } = await (
		await ask( admin, 'wp/v2/categories', {
			name: `Empty ${ Date.now() }`,
		} )
	).json();
	const address = await publishPage( admin, filtered( 'smart-post-list' ) );
	await visit( page, `${ address }?topic=${ slug }` );
	await expect( page.locator( '#stories' ) ).toContainText(
		'No posts match these filters.'
	);
	await pressMouse( page, chips( page ).first(), 150 );
	await expect( titles( page, '#stories' ) ).toHaveCount( 2 );
} );
