/** Animated text for visitors and authors. What need not run at each commit. */
import { block, pause } from '../support/motion';
import { expectNoOverflow } from '../support/page';
import { listBlock, publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/animated-text/';

test( 'is readable without motion and without script', async ( {
	lessMotion,
	noJs,
} ) => {
	await visit( lessMotion, PAGE );
	for ( const id of [ 'turning', 'typed' ] ) {
		const still = block( lessMotion, id );
		await expect( still.locator( '[aria-hidden]' ).first() ).toBeHidden();
		await expect( pause( still ) ).toBeHidden();
		const { width } = ( await still
			.locator( '.frontage-animated-text__plain' )
			.boundingBox() )!;
		expect( width ).toBeGreaterThan( 100 );
	}
	await visit( noJs, PAGE );
	await expect(
		block( noJs, 'typed' ).locator( '.frontage-animated-text__typed' )
	).toHaveText( 'milled slowly' );
} );

/** Two long words of a claim, and one without a place to break. */
const LONG = [
	'professional installation and maintenance for large companies',
	'Donaudampfschifffahrtsgesellschaftskapitän',
	'short',
];

test( 'long words wrap on phones and stay in their place', async ( {
	admin,
	page,
} ) => {
	const kinds = [ 'rotating', 'typing', 'highlighted' ].map( ( kind ) =>
		listBlock( 'animated-text', {
			kind,
			before: 'We offer',
			words: LONG,
			after: 'everywhere',
		} )
	);
	const url = await publishPage(
		admin,
		kinds.join( '' ) +
			listBlock( 'animated-text', {
				kind: 'highlighted',
				words: [ LONG[ 1 ] ],
			} )
	);
	for ( const width of [ 320, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await visit( page, url );
		await expectNoOverflow( page );
		const beyond = await page.evaluate( () => {
			const inner = ( element: Element ) =>
				element.getBoundingClientRect();
			return [
				...document.querySelectorAll(
					'.frontage-animated-text__words > *, .frontage-animated-text__marked'
				),
			]
				.filter( ( word ) => {
					const place = word.closest( '.frontage-animated-text' )!;
					const range = document.createRange();
					// Its text, without the line drawn around it.
					range.selectNode( word.firstChild! );
					return (
						range.getBoundingClientRect().right >
							inner( place ).right + 1 ||
						inner( word ).left < inner( place ).left - 1
					);
				} )
				.map( ( { textContent } ) => textContent );
		} );
		expect( beyond ).toEqual( [] );
	}
} );
