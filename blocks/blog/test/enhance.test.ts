/** Blog pagination: fetches, caches and replaces pages. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { take } from '../../../tests/support/items';

const words = { loading: 'Loading…', failed: 'It failed.', retry: 'Try again' };

const link = ( page: number ) =>
	page === 1 ? '/blog/' : `/blog/page/${ page }/`;

const markup = ( page: number, id = 'news' ) =>
	`<div id="${ id }"><frontage-island><div class="frontage-list" tabindex="-1" data-status="Page ${ page } of 3"><p data-after="${ 3 * page },7,a">${ id } ${ page }</p><nav class="frontage-pagination">${ [
		1, 2, 3,
	]
		.map( ( other ) => `<a href="${ link( other ) }">${ other }</a>` )
		.join(
			''
		) }</nav></div><p class="frontage-status"></p></frontage-island></div>`;

const fetched = jest.fn();

const answer = ( html: string, status = 200 ) => ( {
	status,
	text: async () => html,
} );

function stage( own = false ) {
	document.body.innerHTML = markup( 1 );
	const island = document.querySelector( 'frontage-island' )!;
	const stop = enhance( island as FrontageIsland, {
		id: 'news',
		own,
		words,
	} );
	const find = ( selector: string ) =>
		document.querySelector< HTMLElement >( selector )!;
	return {
		stop,
		text: () => find( '.frontage-list p' ).textContent,
		status: () => find( '.frontage-status' ).textContent,
		press: async ( page: number ) => {
			const pressed = find( `a:nth-child(${ page })` );
			pressed.focus();
			pressed.click();
			await settle();
		},
	};
}

const settle = async () => {
	for ( let round = 0; round < 8; round++ ) {
		await Promise.resolve();
	}
};

beforeEach( () => {
	history.replaceState( null, '', '/blog/' );
	fetched.mockReset();
	globalThis.fetch = fetched;
	Element.prototype.scrollIntoView = jest.fn();
} );

test( 'requests its module from the linked page, replaces it, and updates URL and focus', async () => {
	const { press, text, status, stop } = stage();
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	expect( fetched ).toHaveBeenCalledWith(
		'http://localhost/blog/page/2/?frontage_part=blog%2Fnews&frontage_after=3%2C7%2Ca',
		{ signal: expect.any( AbortSignal ) }
	);
	expect( text() ).toBe( 'news 2' );
	expect( status() ).toBe( 'Page 2 of 3' );
	expect( location.pathname ).toBe( '/blog/page/2/' );
	expect( document.querySelector( ':focus' )?.className ).toBe(
		'frontage-list'
	);
	stop();
} );

test( 'keeps the URL’s fragment and the fields of other widgets', async () => {
	history.replaceState( null, '', '/blog/?frontage-tabs=two' );
	const { press, text, stop } = stage();
	const [ first ] = take( document.querySelectorAll( 'a' ), 1 );
	first.href = '/blog/#news';
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	expect( location.href ).toBe(
		'http://localhost/blog/page/2/?frontage-tabs=two'
	);
	document.querySelector( 'a' )!.href = '/blog/#news';
	await press( 1 );
	expect( text() ).toBe( 'news 1' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'the first page has a field of its own if WordPress has no URL for it', async () => {
	history.replaceState( null, '', '/blog/page/2/?frontage-tabs=two,1' );
	const { press, text, stop } = stage();
	const [ first, second ] = take( document.querySelectorAll( 'a' ), 2 );
	first.href = '/blog/#news';
	second.href = '/blog/?frontage-blog%5Bnews%5D=all,2#news';
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	expect( decodeURIComponent( location.href ) ).toBe(
		'http://localhost/blog/?frontage-blog[news]=all,2&frontage-tabs=two,1'
	);
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	await settle();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	fetched.mockResolvedValueOnce( answer( markup( 1 ) ) );
	await press( 1 );
	expect( text() ).toBe( 'news 1' );
	expect( location.href ).toBe(
		'http://localhost/blog/?frontage-tabs=two%2C1'
	);
	stop();
} );

test( 'goes back and forward without requests', async () => {
	const { press, text, stop } = stage();
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	await press( 1 );
	await press( 2 );
	expect( text() ).toBe( 'news 2' );
	history.replaceState( null, '', '/blog/' );
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	await settle();
	expect( text() ).toBe( 'news 1' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'extracts its module from a whole page', async () => {
	const { press, text, stop } = stage();
	fetched.mockResolvedValueOnce(
		answer(
			`<!doctype html><html><body><header>x</header>${ markup( 2, 'other' ) }${ markup( 2 ) }</body></html>`
		)
	);
	await press( 2 );
	expect( text() ).toBe( 'news 2' );
	stop();
} );

test.each( [
	[ -400, 1 ],
	[ 40, 0 ],
] )(
	'with its top at %i it scrolls into view %i times',
	async ( top, times ) => {
		const { press, stop } = stage();
		const list = document.querySelector( '.frontage-list' )!;
		list.getBoundingClientRect = () => ( { top } ) as DOMRect;
		const focus = jest.spyOn( list as HTMLElement, 'focus' );
		fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
		await press( 2 );
		expect( list.scrollIntoView ).toHaveBeenCalledTimes( times );
		expect( focus ).toHaveBeenCalledWith( { preventScroll: true } );
		stop();
	}
);

test( 'uses the content of a 404 page', async () => {
	const { press, text, stop } = stage();
	fetched.mockResolvedValueOnce(
		answer(
			'<header>A shop</header><main><p>Nothing here.</p></main>',
			404
		)
	);
	await press( 3 );
	expect( text() ).toBe( 'Nothing here.' );
	expect( document.querySelector( '.frontage-list' )!.textContent ).toBe(
		'Nothing here.'
	);
	stop();
} );

test( 'a response without the module is an error that can be retried', async () => {
	const { press, text, stop } = stage();
	fetched.mockResolvedValueOnce( answer( '<main>Broken</main>', 500 ) );
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	const alert = document.querySelector( '[role=alert]' );
	expect( alert?.textContent ).toBe( 'It failed.Try again' );
	expect( text() ).toBe( 'news 1' );
	alert?.querySelector( 'button' )?.click();
	await settle();
	expect( text() ).toBe( 'news 2' );
	stop();
} );

test( 'its own field keeps the state of other widgets in the URL', async () => {
	history.replaceState( null, '', '/page/?frontage-blog%5Bother%5D=all,3' );
	const { press, stop } = stage( true );
	const second = document.querySelector( 'a:nth-child(2)' )!;
	second.setAttribute( 'href', '?frontage-blog%5Bnews%5D=all,2#news' );
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	expect( decodeURIComponent( location.search ) ).toBe(
		'?frontage-blog[other]=all,3&frontage-blog[news]=all,2'
	);
	document
		.querySelector( 'a:nth-child(1)' )!
		.setAttribute( 'href', '?frontage-blog%5Bother%5D=all,1#news' );
	await press( 1 );
	expect( decodeURIComponent( location.href ) ).toBe(
		'http://localhost/page/?frontage-blog[other]=all,3'
	);
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'a change of another widget’s state requests nothing', async () => {
	history.replaceState( null, '', '/page/' );
	const { press, text, stop } = stage( true );
	const second = document.querySelector( 'a:nth-child(2)' )!;
	second.setAttribute( 'href', '?frontage-blog%5Bnews%5D=all,2#news' );
	fetched.mockResolvedValueOnce( answer( markup( 2 ) ) );
	await press( 2 );
	history.replaceState(
		null,
		'',
		`${ location.search }&frontage-blog%5Bother%5D=all,3`
	);
	dispatchEvent( new PopStateEvent( 'popstate' ) );
	await settle();
	expect( text() ).toBe( 'news 2' );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'another tab is a different state', () => {
	const { stop } = stage();
	document
		.querySelector( 'a:nth-child(2)' )!
		.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, ctrlKey: true } )
		);
	expect( fetched ).not.toHaveBeenCalled();
	stop();
} );
