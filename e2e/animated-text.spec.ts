/** Animated text for visitors and authors. */
import { block, expectStops, pause } from './support/motion';
import { expectNoOverflow } from './support/page';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/animated-text/';

test( 'rotates words, and screen readers get one sentence', async ( {
	page,
	lessMotion,
} ) => {
	await visit( page, PAGE );
	const turning = block( page, 'turning' );
	await expect( turning.getByRole( 'heading' ) ).toHaveAccessibleName(
		'We bake bread, rolls & buns, and cakes'
	);
	await expectStops(
		turning,
		turning.locator( '.frontage-turns > *' ).first()
	);
	// Halfway between two words, both are intentionally pale.
	await visit( lessMotion, PAGE );
} );

test( 'types words letter by letter and stops with the button', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const typed = block( page, 'typed' );
	const text = typed.locator( '.frontage-animated-text__typed' );
	await typed.scrollIntoViewIfNeeded();
	await expect( typed.locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await expect( text ).not.toHaveText( 'milled slowly' );
	await pause( typed ).press( 'Space' );
	const later = () =>
		typed.evaluate(
			() => new Promise( ( done ) => setTimeout( done, 300 ) )
		);
	// A letter may still be animating when the key is pressed.
	await later();
	const stopped = await text.textContent();
	await later();
	expect( await text.textContent() ).toBe( stopped );
	await pause( typed ).press( 'Space' );
	await page.mouse.move( 2, 2 );
	await expect( text ).toHaveText( /^never/ );
	await expect( typed.getByRole( 'heading' ) ).toHaveAccessibleName(
		'Our flour is milled slowly and never bleached'
	);
} );

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

test( 'is written in place, previewed and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Animated' } );
	await editor.insert( 'Rotating Words' );
	const text = editor.block( 'frontage/animated-text' );
	const write = ( name: string, words: string ) =>
		text.getByRole( 'textbox', { name } ).fill( words );
	await write( 'Text before', 'I like' );
	await write( 'word | word | word', 'tea | coffee' );
	await write( 'Text after', 'best' );
	await editor.select( 'frontage/animated-text' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await expect( text.locator( '.frontage-turns' ) ).toBeVisible();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'HTML element' ).selectOption( 'h3' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'heading', {
			level: 3,
			name: 'I like tea and coffee best',
		} )
	).toBeVisible();
} );
