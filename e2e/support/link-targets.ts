/** A page with targets of links inside popups, accordions, tabs and folded content, and how visitors get to them. */
import type { Locator, Page } from '@playwright/test';
import { modal } from './modal';
import { expect } from './test';

/** How long a finger or a mouse button is down, in milliseconds. */
const HELD = 120;

const block = ( name: string, attributes: object, inner: string ) =>
	`<!-- wp:frontage/${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/${ name } -->`;

export const space = ( pixels: number ) =>
	`<!-- wp:spacer {"height":"${ pixels }px"} --><div style="height:${ pixels }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

export const heading = ( id: string ) =>
	`<!-- wp:heading {"anchor":"${ id }"} --><h2 class="wp-block-heading" id="${ id }">About ${ id }</h2><!-- /wp:heading -->`;

export const link = ( hash: string ) =>
	`<!-- wp:paragraph --><p><a href="#${ hash }">To ${ hash }</a></p><!-- /wp:paragraph -->`;

const tabs = ( anchor: string ) =>
	block(
		'tabs',
		{ anchor, label: anchor },
		[ 'first', 'second' ]
			.map( ( name ) =>
				block(
					'tab',
					{ title: `The ${ name } of ${ anchor }` },
					heading( `${ anchor }-${ name }` ) + space( 500 )
				)
			)
			.join( '' )
	);

const accordion = ( openMode: string, ...items: string[] ) =>
	block(
		'accordion',
		{ openMode },
		items
			.map( ( inner, at ) =>
				block( 'accordion-item', { title: `Item ${ at }` }, inner )
			)
			.join( '' )
	);

const LINKS = [
	'far',
	'seats|1',
	'seats-second',
	'folded',
	'note',
	'fares|1',
	'fares second',
	'notice',
	'aside',
];

/** Everything that a link can lead into, a screen or more below the links. */
export const CONTENT = [
	...LINKS.map( ( hash ) => link( hash.replace( ' ', '-' ) ) ),
	space( 1200 ),
	accordion(
		'collapse',
		space( 372 ) +
			'<!-- wp:paragraph --><p>Open.</p><!-- /wp:paragraph -->',
		space( 300 ) + tabs( 'seats' )
	).replace( '{"title":"Item 0"}', '{"title":"Item 0","isOpen":true}' ),
	space( 900 ),
	block( 'unfold', {}, space( 700 ) + heading( 'folded' ) + space( 300 ) ),
	modal(
		{ anchor: 'letter', buttonText: 'Read the letter' },
		[ 'note', 'fares|1', 'notice', 'reply' ].map( link ).join( '' ) +
			space( 900 ) +
			heading( 'note' ) +
			space( 900 ) +
			tabs( 'fares' ) +
			space( 900 )
	),
	modal(
		{ anchor: 'answer', buttonText: 'Read the answer' },
		space( 900 ) + heading( 'reply' ) + space( 900 )
	),
	modal(
		{ anchor: 'notice', opener: 'none', label: 'Notice' },
		'<!-- wp:paragraph --><p>A short notice.</p><!-- /wp:paragraph -->'
	),
	block(
		'off-canvas',
		{ anchor: 'menu' },
		space( 1200 ) + heading( 'aside' ) + space( 900 )
	),
	space( 900 ),
	heading( 'far' ),
	space( 2000 ),
].join( '' );

/** Presses a link as a hand does. */
export const press = ( target: Page | Locator, hash: string ) =>
	target
		.getByRole( 'link', { name: `To ${ hash }`, exact: true } )
		.click( { delay: HELD } );

/** Resolves when nothing has moved an element for half a second. */
export const settled = ( page: Page, id: string ) =>
	page.evaluate( async ( name ) => {
		const frame = () => new Promise( requestAnimationFrame );
		const top = () =>
			document.getElementById( name )!.getBoundingClientRect().top;
		for ( let still = 0, before = NaN; still < 30; before = top() ) {
			await frame();
			still = top() === before ? still + 1 : 0;
		}
	}, id );

/**
 * Expects that an element has come to the top of what it scrolls in.
 *
 * @param page  Browser page.
 * @param id    ID of the element.
 * @param above Pixels that something covers at the top.
 */
export async function expectAtTop( page: Page, id: string, above = 0 ) {
	await expect( page.locator( `#${ id }` ) ).toBeInViewport();
	await settled( page, id );
	const top = await page.locator( `#${ id }` ).evaluate( ( element ) => {
		const frame = element.closest( 'dialog' )?.getBoundingClientRect();
		return element.getBoundingClientRect().top - ( frame?.top ?? 0 );
	} );
	expect( Math.round( top ) ).toBeGreaterThanOrEqual( above - 1 );
	expect( Math.round( top ) ).toBeLessThanOrEqual( above + 24 );
}

/** A picture of unknown size between two headings. */
export const PICTURE = [
	link( 'late' ),
	space( 1200 ),
	heading( 'far' ),
	'<!-- wp:html --><img src="/late.svg" alt="Late"><!-- /wp:html -->',
	space( 100 ),
	heading( 'late' ),
	// Any widget of ours.
	block( 'unfold', {}, space( 2000 ) ),
	space( 2000 ),
].join( '' );

/**
 * Holds back the picture above the heading `late`.
 *
 * @param page Browser page.
 * @return Lets it arrive, and resolves when it is shown.
 */
export async function withLatePicture( page: Page ) {
	let arrive = () => {};
	const there = new Promise< void >( ( done ) => ( arrive = done ) );
	await page.route( '**/late.svg', async ( route ) => {
		await there;
		await route.fulfill( {
			contentType: 'image/svg+xml',
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>',
		} );
	} );
	return async () => {
		arrive();
		await expect
			.poll( () =>
				page
					.getByAltText( 'Late' )
					.evaluate( ( image ) => image.clientHeight )
			)
			.toBe( 500 );
	};
}
