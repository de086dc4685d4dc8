/** The news ticker for visitors and authors. */
import { block, expectStops } from './support/motion';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/news-ticker/';

test( 'rotates headlines and pauses on interaction', async ( { page } ) => {
	await visit( page, PAGE );
	const turns = block( page, 'turns' );
	const items = turns.getByRole( 'listitem' );
	await expect( turns ).toHaveAccessibleName( 'Today' );
	await expect( items ).toHaveCount( 3 );
	await expect( items.nth( 0 ) ).toHaveCSS( 'opacity', '1' );
	await expect( items.nth( 1 ) ).toHaveCSS( 'opacity', '0' );
	await expectStops( turns, items.first() );
	// Five seconds later, without waiting.
	await turns.evaluate( ( element ) =>
		element.getAnimations( { subtree: true } ).forEach( ( animation ) => {
			if (
				( animation as CSSAnimation ).animationName.includes( 'turn' )
			) {
				animation.currentTime = Number( animation.currentTime ) + 5000;
			}
		} )
	);
	await expect( items.nth( 1 ) ).toHaveCSS( 'opacity', '1' );
} );

test( 'each headline can be focused and is visible then', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const newest = block( page, 'newest' );
	const links = newest.getByRole( 'link' );
	await expect( links ).toHaveCount( 3 );
	await links.first().focus();
	await page.keyboard.press( 'Tab' );
	await expect( links.nth( 1 ) ).toBeFocused();
	const items = newest.getByRole( 'listitem' );
	await expect( items.nth( 1 ) ).toHaveCSS( 'opacity', '1' );
	await expect( items.nth( 0 ) ).toHaveCSS( 'opacity', '0' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /article-910/ );
} );
