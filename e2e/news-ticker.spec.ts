/** The news ticker for visitors and authors. */
import { block, expectStops, pause } from './support/motion';
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

test( 'works without script, and is a list with reduced motion', async ( {
	noJs,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await expect(
		block( noJs, 'turns' ).getByRole( 'listitem' ).first()
	).toHaveCSS( 'animation-play-state', 'running' );
	await visit( lessMotion, PAGE );
	const still = block( lessMotion, 'turns' );
	const [ first, second ] = await Promise.all( [
		still.getByRole( 'listitem' ).nth( 0 ).boundingBox(),
		still.getByRole( 'listitem' ).nth( 1 ).boundingBox(),
	] );
	expect( second!.y ).toBeGreaterThanOrEqual( first!.y + first!.height );
	await expect( pause( still ) ).toBeHidden();
} );

test( 'the date precedes its headline in both text directions', async ( {
	page,
	rtl,
} ) => {
	for ( const visitor of [ page, rtl ] ) {
		await visit( visitor, PAGE );
		const item = block( visitor, 'newest' ).getByRole( 'listitem' ).first();
		const date = ( await item.locator( 'time' ).boundingBox() )!;
		const headline = ( await item.getByRole( 'link' ).boundingBox() )!;
		const gap =
			visitor === page
				? headline.x - date.x - date.width
				: date.x - headline.x - headline.width;
		// Three quarters of the font size.
		expect( gap ).toBeGreaterThan( 8 );
		expect( gap ).toBeLessThan( 14 );
	}
} );

test( 'is created from posts or a list, and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Ticker' } );
	await editor.insert( 'News Ticker' );
	const ticker = editor.block( 'frontage/news-ticker' );
	await expect( ticker.locator( '.frontage-turns' ) ).toBeVisible();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Headlines' ).selectOption( 'list' );
	await ticker.locator( 'li' ).first().click();
	await editor.page.keyboard.type( 'First thing' );
	await editor.page.keyboard.press( 'Enter' );
	await editor.page.keyboard.type( 'Second thing' );
	await editor.select( 'frontage/news-ticker' );
	await settings.getByLabel( 'Ticker label' ).fill( 'Just in' );
	await visit( guest, await editor.publish() );
	const made = guest.getByRole( 'group', { name: 'Just in' } );
	await expect( made.getByRole( 'listitem' ) ).toHaveText( [
		'First thing',
		'Second thing',
	] );
} );
