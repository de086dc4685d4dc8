/** The news ticker for visitors and authors. What need not run at each commit. */
import { block, pause } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/news-ticker/';

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
