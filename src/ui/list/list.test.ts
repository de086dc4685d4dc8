/** Lists: load more, errors, outdated responses and the URL. */
import { moreOf, type MoreOptions } from './more';
import { createList } from './list';
import { take } from '../../../tests/support/items';

const words = {
	more: 'Load more',
	all: 'All Loaded',
	added: 'More posts shown: %s',
	loading: 'Loading…',
	failed: 'It failed.',
	retry: 'Try again',
};

const place = { module: 'grid', id: 'one', others: '' };

const settle = () => jest.advanceTimersByTimeAsync( 0 );

function stage( load: MoreOptions[ 'load' ] ) {
	document.body.innerHTML =
		'<ul><li><a href="/a">A</a></li></ul><p><a id="more" href="?frontage-grid%5Bone%5D=all,2#one">Load more</a></p><p role="status"></p>';
	const items = document.querySelector( 'ul' ) as HTMLElement;
	const link = document.querySelector( '#more' ) as HTMLAnchorElement;
	const status = document.querySelector( '[role=status]' ) as HTMLElement;
	const stop = moreOf( { place, words, page: 1, items, link, status, load } );
	return { items, link, status, stop };
}

beforeEach( () => {
	jest.useFakeTimers();
	history.replaceState( null, '', '/' );
} );

afterEach( () => jest.useRealTimers() );

test( 'adds items, announces their number, and keeps the position in the URL', async () => {
	const load = jest.fn( async () => '<li>B</li><li>C</li>' );
	const { items, link, status, stop } = stage( load );
	link.focus();
	link.click();
	expect( items.ariaBusy ).toBe( 'true' );
	await settle();
	expect( load ).toHaveBeenCalledWith( 1, expect.any( AbortSignal ), '' );
	expect( items.children ).toHaveLength( 3 );
	expect( items.ariaBusy ).toBe( null );
	expect( status.textContent ).toBe( 'More posts shown: 2' );
	expect( decodeURIComponent( location.search ) ).toBe(
		'?frontage-grid[one]=all,2'
	);
	expect( link.getAttribute( 'href' ) ).toContain( 'all,3' );
	expect( link.matches( ':focus' ) ).toBe( true );
	stop();
} );

test( 'continues behind the last item, wherever a list has grown since', async () => {
	const load = jest
		.fn< Promise< string >, [ number, AbortSignal, string ] >()
		.mockResolvedValueOnce( '<li>B</li><li data-after="3,7,x">C</li>' )
		.mockResolvedValueOnce( '<li data-last>D</li>' );
	const { link, stop } = stage( load );
	link.click();
	await settle();
	link.click();
	await settle();
	expect( load.mock.calls.map( ( [ , , after ] ) => after ) ).toEqual( [
		'',
		'3,7,x',
	] );
	stop();
} );

test( 'names the nearest page that was seen before the wanted one', async () => {
	document.body.innerHTML = '<div></div><p></p>';
	const [ into, status ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	const load = jest.fn( async ( { page }: { page: number } ) =>
		page === 4 ? '<ul data-after="8,9,y"></ul>' : '<ul></ul>'
	);
	const list = createList( {
		place,
		into,
		status,
		words,
		load,
		show: ( html ) => ( into.innerHTML = html ),
		history: 'push',
	} );
	list.keep( '<ul data-after="2,3,x"></ul>' );
	for ( const [ category, page ] of [
		[ '', 4 ],
		[ '', 5 ],
		[ '', 2 ],
		[ 'sea', 2 ],
	] as const ) {
		await list.go( { category, page } );
	}
	expect( load.mock.calls.map( ( call: unknown[] ) => call[ 2 ] ) ).toEqual( [
		'2,3,x',
		'8,9,y',
		'2,3,x',
		'',
	] );
	list.stop();
} );

test( 'shows “All Loaded” for 800 ms, then moves the focus and disappears', async () => {
	const { link, status, stop } = stage(
		async () => '<li data-last><a href="/b">B</a></li>'
	);
	link.focus();
	link.click();
	await settle();
	expect( link.textContent ).toBe( 'All Loaded' );
	expect( status.textContent ).toBe( 'More posts shown: 1' );
	// Not clickable anymore, but keeps the focus while it is visible.
	expect( link.getAttribute( 'href' ) ).toBe( null );
	expect( link.ariaDisabled ).toBe( 'true' );
	expect( link.matches( ':focus' ) ).toBe( true );
	expect( link.tabIndex ).toBe( 0 );
	await jest.advanceTimersByTimeAsync( 799 );
	expect( link.parentElement?.hidden ).toBe( false );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( link.parentElement?.hidden ).toBe( true );
	expect( document.querySelector( ':focus' )?.textContent ).toBe( 'B' );
	stop();
} );

test( 'shows “All Loaded” if nothing more was returned', async () => {
	const { link, status, stop } = stage( async () => '' );
	link.click();
	await settle();
	expect( status.textContent ).toBe( 'All Loaded' );
	stop();
} );

test( 'a finished list leaves its link to the browser and hides nothing', async () => {
	const { link, stop } = stage( async () => '<li data-last>B</li>' );
	link.click();
	await settle();
	stop();
	await jest.advanceTimersByTimeAsync( 800 );
	expect( link.parentElement?.hidden ).toBe( false );
	expect( link.onclick ).toBe( null );
} );

test( 'ignores a second click while loading', async () => {
	const load = jest.fn( async () => '<li>B</li>' );
	const { link, stop } = stage( load );
	link.click();
	link.click();
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'a failure is announced and can be retried', async () => {
	const load = jest
		.fn< Promise< string >, [] >()
		.mockRejectedValueOnce( new Error( 'network' ) )
		.mockResolvedValueOnce( '<li>B</li>' );
	const { items, link, stop } = stage( load );
	link.click();
	await settle();
	const alert = document.querySelector( '[role=alert]' );
	expect( alert?.textContent ).toBe( 'It failed.Try again' );
	expect( alert?.className ).toBe( 'frontage-list__error' );
	expect( alert?.querySelector( 'button' )?.type ).toBe( 'button' );
	alert?.querySelector( 'button' )?.click();
	await settle();
	expect( document.querySelector( '[role=alert]' ) ).toBe( null );
	expect( items.children ).toHaveLength( 2 );
	stop();
} );

test( 'drops an outdated response, reuses a known one, and Back undoes', async () => {
	document.body.innerHTML = '<div></div><p></p>';
	const [ into, status ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	const answers = new Map< string, ( html: string ) => void >();
	const load = jest.fn(
		( { category }: { category: string } ) =>
			new Promise< string >( ( done ) => answers.set( category, done ) )
	);
	const list = createList( {
		place,
		into,
		status,
		words,
		load,
		history: 'push',
		show: ( html, { category } ) => {
			into.textContent = html;
			return category;
		},
	} );
	list.keep( 'first' );
	list.go( { category: 'red', page: 1 } );
	list.go( { category: 'blue', page: 1 } );
	answers.get( 'blue' )!( 'blue' );
	await settle();
	// The outdated response arrives last.
	answers.get( 'red' )!( 'red' );
	await settle();
	expect( into.textContent ).toBe( 'blue' );
	await list.go( { category: '', page: 1 } );
	expect( location.search ).toBe( '' );
	await list.go( { category: 'blue', page: 1 } );
	expect( load ).toHaveBeenCalledTimes( 2 );
	history.replaceState( null, '', '/' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( into.textContent ).toBe( 'first' );
	list.stop();
} );

test( 'an error disappears when something else is selected', async () => {
	document.body.innerHTML = '<div></div><p></p>';
	const [ into, status ] = take(
		document.querySelectorAll< HTMLElement >( 'body > *' ),
		2
	);
	const list = createList( {
		place,
		into,
		status,
		words,
		load: () => Promise.reject( new Error( 'network' ) ),
		history: 'push',
		show: () => '',
	} );
	list.keep( 'first' );
	await list.go( { category: 'red', page: 1 } );
	expect( document.querySelector( '[role=alert]' ) ).not.toBe( null );
	await list.go( { category: '', page: 1 } );
	expect( document.querySelector( '[role=alert]' ) ).toBe( null );
	await list.go( { category: 'red', page: 1 } );
	list.stop();
	expect( document.querySelector( '[role=alert]' ) ).toBe( null );
} );
