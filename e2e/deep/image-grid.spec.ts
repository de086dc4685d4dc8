/** The image grid: filtering, loading more, and the lightbox. What need not run at each commit. */
import type { Locator } from '@playwright/test';
import { block } from '../support/motion';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/image-grid/';

const pictures = ( grid: Locator ) => grid.locator( 'li:visible img' );
const link = ( grid: Locator, name: string ) =>
	grid.getByRole( 'link', { name, exact: true } );

test( 'works without script, by touch, in right-to-left languages and with reduced motion', async ( {
	noJs,
	narrow,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await link( block( noJs, 'places' ), 'Houses' ).click();
	await expect( pictures( block( noJs, 'places' ) ) ).toHaveCount( 3 );
	await link( block( noJs, 'more' ), 'Show me more' ).click();
	await expect( pictures( block( noJs, 'more' ) ) ).toHaveCount( 8 );
	await expect( pictures( block( noJs, 'places' ) ) ).toHaveCount( 3 );

	await visit( narrow, PAGE );
	await link( block( narrow, 'places' ), 'Water' ).tap();
	await expect( pictures( block( narrow, 'places' ) ) ).toHaveCount( 3 );

	await visit( rtl, PAGE );
	const [ one, two ] = await Promise.all(
		[ 0, 1 ].map( ( at ) =>
			pictures( block( rtl, 'places' ) ).nth( at ).boundingBox()
		)
	);
	expect( one!.x ).toBeGreaterThan( two!.x );

	await visit( lessMotion, PAGE );
	await link( block( lessMotion, 'places' ), 'Water' ).click();
	await expect(
		block( lessMotion, 'places' )
			.locator( 'li.frontage-image-grid__item' )
			.first()
	).toHaveCSS( 'transition-duration', '0s' );
} );
