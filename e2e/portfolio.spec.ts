/** The portfolio: filtering and pagination without a request. */
import { ACTIONS, inLoop, listBlock, publishPage } from './support/posts';
import { expect, expectNoOverflow, test, visit } from './support/test';

const WORKS = '#works';
const include = [ 9101, 9102, 9103, 9104, 9105, 9106 ];
const works = ( more: object = {} ) =>
	listBlock( 'portfolio', {
		anchor: 'works',
		itemsPerPage: 4,
		query: { perPage: 24, include },
		...more,
	} );
const name = ( text: string ) => ( { name: text, exact: true } );

test( 'filters and pages by keyboard, keeps the hash, requests nothing, and Back undoes', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, works() ) );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ACTIONS.test( request.url() ) ) {
			asked.push( request.url() );
		}
	} );
	const list = page.locator( WORKS );
	const items = list.locator( '.frontage-portfolio__item' );
	await list.getByRole( 'link', name( 'Food' ) ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( items ).toHaveCount( 2 );
	await expect( page ).toHaveURL( /#works\|food\|1$/ );
	await expect( list.getByRole( 'status' ) ).toHaveText(
		'Page 1 of 1, 2 projects'
	);
	await list.getByRole( 'link', name( 'All' ) ).click();
	await list.getByRole( 'link', name( 'Next' ) ).click();
	await expect( page ).toHaveURL( /#works\|all\|2$/ );
	await expect( items ).toHaveCount( 2 );
	await page.goBack();
	await expect( items ).toHaveCount( 4 );
	expect( asked ).toEqual( [] );
} );

test( 'a URL restores category and page of two portfolios', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage(
		admin,
		works() + works( { anchor: 'others', itemsPerPage: 1 } )
	);
	await visit( page, `${ address }#works|travel|1||others|all|3` );
	await expect(
		page.locator( `${ WORKS } .frontage-filter [aria-current]` )
	).toHaveText( 'Travel' );
	await expect(
		page.locator( '#others .frontage-pagination [aria-current]' )
	).toHaveText( '3' );
} );

test(
	'fits columns to the width, also in a Query Loop, or keeps image ratios',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const masonry = { align: 'full', anchor: 'shapes', layout: 'masonry' };
		await visit(
			page,
			await publishPage(
				admin,
				inLoop( works( { align: 'full', query: { inherit: true } } ), {
					perPage: 6,
				} ) + works( { ...masonry, itemsPerPage: 6 } )
			)
		);
		// Each image keeps its own aspect ratio, apart from the pixels needed to fill the row.
		const errors = await page
			.locator( '#shapes a.frontage-portfolio__link' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => {
					const { clientHeight, clientWidth } = link;
					const picture = link.querySelector( 'img' )!;
					const shape =
						Number( picture.getAttribute( 'height' ) ) /
						Number( picture.getAttribute( 'width' ) );
					return Math.abs( clientHeight / clientWidth / shape - 1 );
				} )
			);
		expect( errors ).toHaveLength( 6 );
		expect( Math.max( ...errors ) ).toBeLessThan( 0.05 );
		for ( const [ width, columns ] of [
			[ 1600, 5 ],
			[ 1024, 4 ],
			[ 768, 3 ],
			[ 480, 2 ],
			[ 400, 1 ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			const found = await page
				.locator( `${ WORKS } ul.frontage-portfolio__items` )
				.evaluate(
					( list ) =>
						getComputedStyle( list ).gridTemplateColumns.split(
							' '
						).length
				);
			expect( found, `Columns at ${ width } px` ).toBe( columns );
		}
		const box = await page
			.locator( '.frontage-portfolio__item' )
			.first()
			.boundingBox();
		expect( box!.height / box!.width ).toBeCloseTo( 0.75, 1 );
	}
);

test(
	'works without script, on phones and in both text directions',
	{ tag: '@deep' },
	async ( { admin, noJs, narrow, rtl } ) => {
		const row = { anchor: 'row', layout: 'row', hasFilter: false };
		const address = await publishPage(
			admin,
			works( { layout: 'row', itemsPerPage: 6 } ) +
				works( { ...row, itemsPerPage: 24 } )
		);
		await visit( noJs, address );
		await noJs.locator( WORKS ).getByRole( 'link', name( 'Food' ) ).click();
		await expect(
			noJs.locator( `${ WORKS } .frontage-portfolio__item` )
		).toHaveCount( 2 );
		await expect( noJs.locator( '#row button' ).first() ).toBeHidden();
		for ( const page of [ narrow, rtl ] ) {
			await visit( page, address );
			await expectNoOverflow( page );
			const items = page.locator( '#row .frontage-portfolio__item' );
			await items.first().scrollIntoViewIfNeeded();
			const arrow = ( root: string, text: string ) =>
				page.locator( root ).getByRole( 'button', { name: text } );
			await arrow( '#row', 'Next projects' ).click();
			await expect( items.first() ).not.toBeInViewport();
			await arrow( '#row', 'Previous projects' ).click();
			await expect( items.first() ).toBeInViewport();
			// Where projects can be filtered, a new row starts.
			const found = page.locator(
				`${ WORKS } .frontage-portfolio__item`
			);
			await arrow( WORKS, 'Next projects' ).click();
			await expect( found.first() ).not.toBeInViewport();
			await page
				.locator( WORKS )
				.getByRole( 'link', name( 'Food' ) )
				.click();
			await expect( found ).toHaveCount( 2 );
			await expect( found.first() ).toBeInViewport( { ratio: 0.5 } );
		}
	}
);
