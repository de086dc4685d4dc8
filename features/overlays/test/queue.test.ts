/** Which overlay may open by itself, and when. */
import { queue, type Budget } from '../view/queue';

const BUDGET: Budget = { order: [], perPage: 9, perVisit: 9, gap: 10 };

let stop: AbortController;
const opened: string[] = [];

const overlay = ( id: string ) => document.getElementById( id )!;

const close = ( id: string ) => {
	overlay( id ).removeAttribute( 'open' );
	overlay( id ).dispatchEvent( new Event( 'close' ) );
};

/** Requests overlays at the same moment, in that order; `!` forces opening. */
function offer( budget: Partial< Budget >, ...ids: string[] ) {
	const ask = queue( { ...BUDGET, ...budget }, stop.signal );
	ids.forEach( ( id ) =>
		ask( {
			overlay: overlay( id.replace( '!', '' ) ),
			key: id,
			again: 'page',
			isDemanded: id.startsWith( '!' ),
		} )
	);
}

const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

beforeEach( () => {
	jest.useFakeTimers();
	stop = new AbortController();
	opened.length = 0;
	document.body.innerHTML = [ 'a', 'b', 'c' ]
		.map( ( id ) => `<dialog data-overlay id="${ id }"></dialog>` )
		.join( '' );
	for ( const each of document.querySelectorAll( 'dialog' ) ) {
		each.addEventListener( 'frontage:open', () => {
			each.setAttribute( 'open', '' );
			opened.push( each.id );
		} );
	}
	// jsdom has no top layer.
	const find = Document.prototype.querySelector;
	jest.spyOn( document, 'querySelector' ).mockImplementation(
		( selector: string ) =>
			find.call(
				document,
				selector.includes( ':modal' ) ? 'dialog[open]' : selector
			)
	);
	const matches = Element.prototype.matches;
	jest.spyOn( Element.prototype, 'matches' ).mockImplementation( function (
		this: Element,
		selector: string
	) {
		return matches.call(
			this,
			selector.includes( ':modal' ) ? 'dialog[open]' : selector
		);
	} );
} );

afterEach( () => {
	stop.abort();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'opens one of several at a time, and the next ten seconds after it has closed', async () => {
	offer( {}, 'b', 'a' );
	await wait( 60 );
	expect( opened ).toEqual( [ 'a' ] );
	await wait( 60_000 );
	expect( opened ).toEqual( [ 'a' ] );
	close( 'a' );
	await wait( 9_900 );
	expect( opened ).toEqual( [ 'a' ] );
	await wait( 200 );
	expect( opened ).toEqual( [ 'a', 'b' ] );
} );

it( 'sorts by the owner’s order, then by the page’s', async () => {
	offer( { order: [ 'c', 'gone' ], gap: 0 }, 'a', 'b', 'c' );
	await wait( 60 );
	close( 'c' );
	await wait( 60 );
	close( 'a' );
	await wait( 60 );
	expect( opened ).toEqual( [ 'c', 'a', 'b' ] );
} );

it.each( [ 'perPage', 'perVisit' ] )(
	'respects the owner’s budget (%s), except for overlays that ignore it',
	async ( budget ) => {
		sessionStorage.clear();
		jest.resetModules();
		const fresh = await import( '../view/queue' );
		const ask = fresh.queue(
			{ ...BUDGET, gap: 0, [ budget ]: 1 },
			stop.signal
		);
		for ( const id of [ 'a', 'b', 'c' ] ) {
			ask( {
				overlay: overlay( id ),
				key: id,
				again: 'page',
				isDemanded: id === 'c',
			} );
		}
		await wait( 60 );
		close( 'a' );
		await wait( 60 );
		close( 'c' );
		await wait( 60_000 );
		expect( opened ).toEqual( [ 'a', 'c' ] );
	}
);

it( 'waits for what the visitor has opened', async () => {
	overlay( 'c' ).setAttribute( 'open', '' );
	offer( { gap: 0 }, 'a' );
	await wait( 60_000 );
	expect( opened ).toEqual( [] );
	close( 'c' );
	await wait( 60 );
	expect( opened ).toEqual( [ 'a' ] );
} );
