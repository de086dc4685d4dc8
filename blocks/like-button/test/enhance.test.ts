/** The button in the browser, with a server that answers as told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '../../../src/islands/types';
import { enhance } from '../enhance';

const HTML = readFileSync( join( __dirname, '../fixtures/zero.html' ), 'utf8' );
const CONTENT = ( count: number ) =>
	`<span class="frontage-like-button__count" data-count="${ count }">${ count }</span> <span class="frontage-like-button__postfix">sent</span>`;

const cleanups: ( () => void )[] = [];
let answers: ( () => Promise< unknown > )[] = [];
let sent: { door: string; fields: Record< string, string > }[] = [];

const answer =
	( body: string, status = 200, isOurs = true ) =>
	async () => ( {
		ok: status < 400,
		headers: { has: () => isOurs },
		text: async () => body,
		json: async () => JSON.parse( body ),
	} );
const offline = () => Promise.reject( new TypeError( 'Failed to fetch' ) );

function islands(): FrontageIsland[] {
	return [
		...document.querySelectorAll< FrontageIsland >( 'frontage-island' ),
	];
}

function wake( island: FrontageIsland, changed: object = {} ) {
	const props = JSON.parse( island.getAttribute( 'props' )! );
	cleanups.push( enhance( island, { ...props, ...changed } ) );
	return island.querySelector( 'button' )!;
}

const settle = () => new Promise( ( done ) => setTimeout( done ) );
const said = () =>
	islands().map(
		( island ) => island.querySelector( '[role=status]' )!.textContent
	);

beforeEach( () => {
	localStorage.clear();
	sent = [];
	answers = [];
	document.body.innerHTML = `${ HTML }${ HTML }<script id="frontage-data" type="application/json">{"ajax":"/ajax","rest":"/rest/"}</script>`;
	AbortSignal.timeout ??= () => new AbortController().signal;
	globalThis.fetch = jest.fn( ( door: string, { body, signal } ) => {
		sent.push( { door, fields: Object.fromEntries( body ) } );
		return Promise.race( [
			answers.shift()?.() ?? offline(),
			new Promise( ( _, fail ) =>
				signal.addEventListener( 'abort', () => fail( signal.reason ) )
			),
		] );
	} ) as unknown as typeof fetch;
} );

afterEach( () => cleanups.splice( 0 ).forEach( ( clean ) => clean() ) );

describe( 'a press', () => {
	it( 'shows at once, sends the post and the text, and takes the answer', async () => {
		answers = [ answer( CONTENT( 1 ) ) ];
		const button = wake( islands()[ 0 ] );
		button.click();
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( true );
		expect( button.title ).toBe( '' );
		await settle();
		expect( sent ).toEqual( [
			{
				door: '/ajax',
				fields: {
					action: 'zilla-likes',
					likes_id: '9100',
					postfix: 'star',
				},
			},
		] );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( false );
		expect( button.title ).toBe( 'You already like this' );
		expect( button.textContent ).toContain( '1 star' );
	} );

	it( 'does nothing more once the post is liked', async () => {
		answers = [ answer( CONTENT( 1 ) ) ];
		const button = wake( islands()[ 0 ] );
		button.click();
		button.click();
		await settle();
		button.click();
		await settle();
		expect( sent ).toHaveLength( 1 );
	} );

	it( 'changes every button of the post, each in its own words', async () => {
		const [ first, second ] = islands();
		const props = JSON.parse( second.getAttribute( 'props' )! );
		second.setAttribute(
			'props',
			JSON.stringify( { ...props, words: [ 'none', 'one', 'many' ] } )
		);
		answers = [ answer( CONTENT( 7 ) ) ];
		wake( first ).click();
		await settle();
		expect( first.textContent ).toContain( '7 stars' );
		expect( second.textContent ).toContain( '7 many' );
		expect( second.querySelector( 'button' )!.title ).toBe(
			'You already like this'
		);
	} );

	it( 'leaves buttons of other posts alone', async () => {
		const [ first, second ] = islands();
		const props = JSON.parse( second.getAttribute( 'props' )! );
		second.setAttribute( 'props', JSON.stringify( { ...props, post: 8 } ) );
		answers = [ answer( CONTENT( 7 ) ) ];
		wake( first ).click();
		await settle();
		expect( second.textContent ).toContain( 'Be the first' );
		expect(
			second.querySelector( 'button' )!.getAttribute( 'aria-pressed' )
		).toBe( 'false' );
	} );
} );

describe( 'a press that fails', () => {
	it( 'is taken back with words, and can be repeated', async () => {
		const button = wake( islands()[ 0 ] );
		button.click();
		await settle();
		expect( sent.map( ( { door } ) => door ) ).toEqual( [
			'/ajax',
			'/rest/frontage/v1/action/zilla-likes',
		] );
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		expect( button.hasAttribute( 'data-pending' ) ).toBe( false );
		expect( said() ).toEqual( [
			'Your like did not get through. Check your connection and press again.',
			'',
		] );
		answers = [ answer( CONTENT( 1 ) ) ];
		button.click();
		await settle();
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( said() ).toEqual( [ '', '' ] );
	} );

	it( 'says what the server says', async () => {
		answers = [
			answer( '{"code":"too_many","message":"Wait 7 seconds."}', 429 ),
		];
		wake( islands()[ 0 ] ).click();
		await settle();
		expect( said()[ 0 ] ).toBe( 'Wait 7 seconds.' );
		expect( sent ).toHaveLength( 1 );
		expect( localStorage ).toHaveLength( 0 );
	} );

	it( 'goes by REST where something else answers for admin-ajax', async () => {
		answers = [
			answer( '<html>Forbidden</html>', 403, false ),
			answer( CONTENT( 1 ) ),
		];
		const button = wake( islands()[ 0 ] );
		button.click();
		await settle();
		expect( button.title ).toBe( 'You already like this' );
		expect( button.innerHTML ).not.toContain( 'Forbidden' );
	} );
} );

describe( 'a later visit', () => {
	it( 'finds the post liked, on this site only', async () => {
		answers = [ answer( CONTENT( 1 ) ) ];
		wake( islands()[ 0 ] ).click();
		await settle();
		document.body.innerHTML = HTML;
		expect(
			wake( islands()[ 0 ], { site: 2 } ).getAttribute( 'aria-pressed' )
		).toBe( 'false' );
		expect( wake( islands()[ 0 ] ).getAttribute( 'aria-pressed' ) ).toBe(
			'true'
		);
	} );

	it( 'works where the browser remembers nothing', async () => {
		const denied = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		expect( wake( islands()[ 0 ] ).getAttribute( 'aria-pressed' ) ).toBe(
			'false'
		);
		denied.mockRestore();
	} );
} );

describe( 'Escape', () => {
	it( 'hides the tooltip until the focus comes back', () => {
		const button = wake( islands()[ 0 ] );
		button.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape' } )
		);
		expect( button.dataset.quiet ).toBe( '' );
		button.dispatchEvent( new FocusEvent( 'blur' ) );
		expect( button.dataset.quiet ).toBeUndefined();
	} );
} );

describe( 'ajax-like mode', () => {
	const again = { isFresh: true };

	it( 'loads the number once for all buttons of the post, and keeps the page’s own on failure', async () => {
		answers = [ answer( CONTENT( 41 ) ) ];
		const isolated = await loadAfresh();
		for ( const island of islands() ) {
			const props = JSON.parse( island.getAttribute( 'props' )! );
			cleanups.push( isolated( island, { ...props, ...again } ) );
		}
		await settle();
		expect( sent ).toEqual( [
			{
				door: '/ajax',
				fields: { action: 'zilla-likes', post_id: '9100' },
			},
		] );
		expect( islands()[ 1 ].textContent ).toContain( '41 stars' );
	} );

	it( 'gives the load up when the visitor is faster', async () => {
		const isolated = await loadAfresh();
		let arrive = () => {};
		const late = new Promise< void >( ( done ) => ( arrive = done ) );
		answers = [
			() => late.then( answer( CONTENT( 41 ) ) ),
			answer( CONTENT( 42 ) ),
		];
		const [ island ] = islands();
		const props = JSON.parse( island.getAttribute( 'props' )! );
		cleanups.push( isolated( island, { ...props, ...again } ) );
		island.querySelector( 'button' )!.click();
		await settle();
		arrive();
		await settle();
		expect( island.textContent ).toContain( '42 stars' );
		expect( said()[ 0 ] ).toBe( '' );
	} );

	async function loadAfresh(): Promise< typeof enhance > {
		let fresh = enhance;
		await jest.isolateModulesAsync( async () => {
			( { enhance: fresh } = await import( '../enhance' ) );
		} );
		return fresh;
	}
} );

it( 'cleans up', async () => {
	const island = islands()[ 0 ];
	wake( island );
	cleanups.splice( 0 ).forEach( ( clean ) => clean() );
	const form = island.querySelector( 'form' )!;
	const left = jest.fn( ( event: Event ) => event.preventDefault() );
	document.addEventListener( 'submit', left, { once: true } );
	form.querySelector( 'button' )!.click();
	await settle();
	expect( left ).toHaveBeenCalled();
	expect( sent ).toEqual( [] );
} );
