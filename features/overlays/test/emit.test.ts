/** What the queue reports: the simulator and the owner’s log have no other source. */
import { queue, type Budget } from '../view/queue';

const BUDGET: Budget = { order: [], perPage: 1, perVisit: 9, gap: 10 };

let stop: AbortController;
let told: string[];

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	stop = new AbortController();
	told = [];
	document.body.innerHTML =
		'<dialog data-overlay id="a"></dialog><dialog data-overlay id="b"></dialog>';
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
	const find = Document.prototype.querySelector;
	jest.spyOn( document, 'querySelector' ).mockImplementation(
		( selector: string ) =>
			find.call(
				document,
				selector.includes( ':modal' ) ? 'dialog[open]' : selector
			)
	);
	document.addEventListener(
		'frontage:queue',
		( { target, detail: { what, why } }: any ) =>
			told.push( `${ target.id } ${ what } ${ why }`.trim() ),
		{ signal: stop.signal }
	);
	document.addEventListener(
		'frontage:open',
		( { target }: any ) => target.setAttribute( 'open', '' ),
		{ capture: true, signal: stop.signal }
	);
} );

afterEach( () => {
	stop.abort();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const overlay = ( id: string ) => document.getElementById( id )!;

const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

it( 'reports who wins, and for what the others wait', async () => {
	const ask = queue( BUDGET, stop.signal );
	for ( const id of [ 'a', 'b' ] ) {
		void ask( { overlay: overlay( id ), key: id, again: 'page' } );
	}
	await wait( 60 );
	expect( told ).toEqual( [
		'a queued',
		'b queued',
		'b waits open',
		'a opened',
	] );
	overlay( 'a' ).removeAttribute( 'open' );
	overlay( 'a' ).dispatchEvent( new Event( 'close' ) );
	await wait( 60 );
	expect( told.slice( 4 ) ).toEqual( [ 'b barred perPage' ] );
} );

it.each( [
	[ 'the gap', { perPage: 9 }, 'gap' ],
	[ 'what the visitor does', { perPage: 9, gap: 0 }, 'visitor' ],
] )( 'reports %s', async ( _, budget, why ) => {
	const ask = queue( { ...BUDGET, ...budget }, stop.signal );
	void ask( { overlay: overlay( 'a' ), key: 'a', again: 'page' } );
	await wait( 60 );
	overlay( 'a' ).removeAttribute( 'open' );
	overlay( 'a' ).dispatchEvent( new Event( 'close' ) );
	dispatchEvent( new Event( 'keydown' ) );
	void ask( { overlay: overlay( 'b' ), key: 'b', again: 'page' } );
	await wait( 60 );
	expect( told.at( -1 ) ).toBe( `b waits ${ why }` );
} );

it( 'reports what opens at once or not at all', async () => {
	const ask = queue( BUDGET, stop.signal );
	overlay( 'b' ).setAttribute( 'open', '' );
	void ask( {
		overlay: overlay( 'a' ),
		key: 'a',
		again: 'page',
		nowOrNever: true,
	} );
	await wait( 60 );
	expect( told ).toEqual( [ 'a queued', 'a waits open', 'a missed' ] );
} );
