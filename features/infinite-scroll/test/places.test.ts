/** URL, title and page views follow the page being read; Back restores the position. */
import { KEY } from '../view/key';
import { places } from '../view-places';

const DEBOUNCE_MS = 100;
let tops: Record< string, number > = {};

function stage( ids: number[] ) {
	document.body.innerHTML = `<main>${ ids
		.map( ( id ) => `<div class="post-${ id }"></div>` )
		.join( '' ) }</main>`;
	return [ ...document.querySelectorAll( 'main > *' ) ];
}

const made = ( id: number ) =>
	Object.assign( document.createElement( 'div' ), {
		className: `post-${ id }`,
	} );

const page = ( number: number ) => ( {
	url: `http://localhost/page/${ number }/`,
	title: `Page ${ number }`,
	items: [],
	navigation: null,
	next: null,
} );

const scrolled = async () => {
	dispatchEvent( new Event( 'scroll' ) );
	await jest.advanceTimersByTimeAsync( DEBOUNCE_MS );
};

beforeEach( () => {
	jest.useFakeTimers();
	tops = {};
	document.title = 'Blog';
	history.replaceState( { theirs: 1 }, '', '/' );
	window.scrollTo = jest.fn();
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function ( this: Element ) {
			const top = tops[ this.className ] ?? 0;
			return { top, bottom: top + 100 } as DOMRect;
		}
	);
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

test( 'URL, title and one page view follow the page that is read', async () => {
	const items = stage( [ 1, 2 ] );
	const views: string[] = [];
	const stop = new AbortController();
	document.addEventListener(
		'frontage:page-view',
		( event ) => views.push( ( event as CustomEvent ).detail.url ),
		{ signal: stop.signal }
	);
	const { add } = await places( items, jest.fn(), stop.signal );
	await scrolled();
	expect( history.state ).toEqual( { theirs: 1 } );
	const third = made( 3 );
	items.push( third );
	document.querySelector( 'main' )!.append( third );
	add( [ third ], page( 2 ) );
	tops = { 'post-1': -900, 'post-2': -500, 'post-3': 10 };
	await scrolled();
	expect( location.pathname ).toBe( '/page/2/' );
	expect( document.title ).toBe( 'Page 2' );
	expect( history.state ).toEqual( {
		theirs: 1,
		[ KEY ]: {
			url: 'http://localhost/page/2/',
			before: [ 'http://localhost/' ],
			post: 'post-3',
			top: 10,
		},
	} );
	tops = { 'post-3': 2000 };
	await scrolled();
	expect( location.pathname ).toBe( '/' );
	expect( document.title ).toBe( 'Blog' );
	tops = { 'post-3': 0 };
	await scrolled();
	expect( views ).toEqual( [ 'http://localhost/page/2/' ] );
	stop.abort();
} );

test( 'Back restores the previous pages and the position', async () => {
	const items = stage( [ 5, 6 ] );
	const saved = {
		url: location.href,
		before: [ '/', '/page/2/' ],
		post: 'post-6',
		top: 30,
	};
	history.replaceState( { [ KEY ]: saved }, '' );
	tops = { 'post-6': 80 };
	const bring = jest.fn( async ( url: string ) =>
		url === '/'
			? { part: page( 1 ), added: [ made( 1 ), made( 2 ) ] }
			: { part: page( 2 ), added: [ made( 3 ), made( 4 ) ] }
	);
	await places( items, bring, new AbortController().signal );
	expect( items.map( ( { className } ) => className ) ).toEqual(
		[ 1, 2, 3, 4, 5, 6 ].map( ( id ) => `post-${ id }` )
	);
	expect( [ ...document.querySelector( 'main' )!.children ] ).toEqual(
		items
	);
	expect( scrollTo ).toHaveBeenLastCalledWith( {
		top: 50,
		behavior: 'instant',
	} );
} );

test( 'restores the position on this page without the previous pages', async () => {
	const items = stage( [ 5 ] );
	history.replaceState(
		{
			[ KEY ]: {
				url: location.href,
				before: [ '/' ],
				post: 'post-5',
				top: 0,
			},
		},
		''
	);
	await places(
		items,
		jest.fn().mockRejectedValue( new Error() ),
		new AbortController().signal
	);
	expect( scrollTo ).toHaveBeenCalled();
	expect( items ).toHaveLength( 1 );
} );
