/** A growing list: requests, messages, errors. */
import type { FrontageIsland } from '@frontage/islands/types';
import { DEBOUNCE_MS, feed } from '../view/feed';

const words = {
	more: 'Load more posts',
	loading: 'Loading the next set of posts...',
	added: 'More posts shown: %s',
	end: 'The end',
	failed: 'It failed.',
	retry: 'Try again',
	missing: '',
};

const listing = ( posts: number[], next?: string ) =>
	`<main>${ posts
		.map(
			( id ) => `<div class="post post-${ id }"><a href="#">x</a></div>`
		)
		.join(
			''
		) }<nav class="navigation">${ next ? `<a class="next" href="${ next }">Next</a>` : '' }</nav></main>`;

const island =
	'<frontage-island><p class="frontage-infinite-scroll__earlier"></p><div class="frontage-infinite-scroll" hidden><p class="frontage-infinite-scroll__text" role="status"></p><p class="frontage-infinite-scroll__more"><a href="#">Load more posts</a></p></div></frontage-island>';

const answer = ( html: string, status = 200 ) => ( {
	ok: status === 200,
	status,
	url: 'http://localhost/page/2/',
	text: async () => html,
} );

const fetched = jest.fn();

function stage( html: string, more: object = {} ) {
	document.body.innerHTML = html + island;
	const find = ( selector: string ) =>
		document.querySelector< HTMLElement >( selector )!;
	const stop = feed( find( 'frontage-island' ) as FrontageIsland, {
		page: 1,
		pages: 1,
		most: 0,
		items: 'div.post',
		navigation: '.navigation',
		parts: { feed: '' },
		words,
		...more,
	} );
	return {
		stop,
		islands: () =>
			[ ...document.querySelectorAll( 'body > frontage-island' ) ].map(
				( found ) => found.getAttribute( 'name' )
			),
		posts: () =>
			[ ...document.querySelectorAll( '.post' ) ].map(
				( { className } ) => className
			),
		box: find( '.frontage-infinite-scroll' ),
		text: find( '[role=status]' ),
		link: find( '.frontage-infinite-scroll a' ) as HTMLAnchorElement,
		navigation: find( '.navigation' ),
	};
}

const rest = () => jest.advanceTimersByTimeAsync( DEBOUNCE_MS );

beforeEach( () => {
	jest.useFakeTimers();
	fetched.mockReset();
	globalThis.fetch = fetched;
	document.head.innerHTML = '';
} );

afterEach( () => jest.useRealTimers() );

test( 'loads the next page near the end without duplicates, then shows a button', async () => {
	fetched.mockResolvedValueOnce( answer( listing( [ 2, 3 ], '/page/3/' ) ) );
	const { posts, box, text, link, navigation } = stage(
		listing( [ 1, 2 ], '/page/2/' )
	);
	expect( DEBOUNCE_MS ).toBe( 100 );
	expect( box.dataset.state ).toBe( 'idle' );
	expect( link.getAttribute( 'href' ) ).toBe( '/page/2/' );
	expect( link.textContent ).toBe( 'Load more posts' );
	expect( navigation.style.display ).toBe( 'none' );
	await jest.advanceTimersByTimeAsync( DEBOUNCE_MS - 1 );
	expect( fetched ).not.toHaveBeenCalled();
	await rest();
	expect( fetched ).toHaveBeenCalledWith(
		'http://localhost/page/2/',
		expect.anything()
	);
	expect( posts() ).toEqual( [
		'post post-1',
		'post post-2',
		'post post-3',
	] );
	expect( box.dataset.state ).toBe( 'paused' );
	expect( text.textContent ).toBe( 'More posts shown: 1' );
	expect( link.getAttribute( 'href' ) ).toBe( '/page/3/' );
	await rest();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	// The link to the following page comes after it, without the elements fetched with it.
	fetched.mockResolvedValueOnce( answer( listing( [ 3, 4 ], '/page/4/' ) ) );
	link.click();
	await rest();
	expect( posts() ).toEqual(
		[ 1, 2, 3, 4 ].map( ( id ) => `post post-${ id }` )
	);
	// Nothing was prepended, so the previous link stays.
	expect(
		document.querySelector( '.frontage-infinite-scroll__earlier' )
	).not.toBeNull();
} );

test( 'adds and wakes modules for the whole page once', async () => {
	const woken = jest.fn();
	const watcher = ( name: string ) =>
		`<frontage-island name="${ name }"></frontage-island>`;
	customElements.define(
		'frontage-island',
		class extends HTMLElement {
			wake = () => woken( this.getAttribute( 'name' ) );
		}
	);
	fetched.mockResolvedValueOnce(
		answer(
			`<header>${ watcher( 'menu' ) }</header>${ listing( [ 2 ], '/page/3/' ) }${ watcher( 'top' ) }${ watcher( 'lightbox' ) }`
		)
	);
	const { islands } = stage( listing( [ 1 ], '/page/2/' ) );
	document.body.insertAdjacentHTML( 'beforeend', watcher( 'top' ) );
	await rest();
	expect( islands() ).toEqual( [ null, 'top', 'lightbox' ] );
	expect( woken.mock.calls ).toEqual( [ [ 'lightbox' ] ] );
} );

test( 'announces loading, and the end if there is no next page', async () => {
	let give: ( given: unknown ) => void = () => {};
	fetched.mockReturnValueOnce( new Promise( ( done ) => ( give = done ) ) );
	const { box, text, link } = stage( listing( [ 1 ], '/page/2/' ), {
		pages: 0,
	} );
	link.focus();
	link.click();
	expect( text.textContent ).toBe( 'Loading the next set of posts...' );
	expect( link.ariaDisabled ).toBe( 'true' );
	give( answer( listing( [ 2 ] ) ) );
	await rest();
	expect( box.dataset.state ).toBe( 'done' );
	expect( text.textContent ).toBe( 'The end' );
	expect( link.parentElement!.hidden ).toBe( true );
	expect( document.querySelector( '.post-2 :focus' ) ).not.toBeNull();
} );

test.each( [
	[ 'a page without posts', answer( '<main></main>' ) ],
	[ 'no such page', answer( listing( [ 2 ] ), 404 ) ],
] )( '%s is the end', async ( _, given ) => {
	fetched.mockResolvedValueOnce( given );
	const { box, text, posts } = stage( listing( [ 1 ], '/page/2/' ) );
	await rest();
	expect( box.dataset.state ).toBe( 'done' );
	expect( text.textContent ).toBe( 'The end' );
	expect( posts() ).toHaveLength( 1 );
} );

test.each( [
	[ 'a broken network', () => fetched.mockRejectedValueOnce( new Error() ) ],
	[
		'a broken server',
		() => fetched.mockResolvedValueOnce( answer( '', 500 ) ),
	],
] )( '%s can be retried', async ( _, breakIt ) => {
	breakIt();
	fetched.mockResolvedValueOnce( answer( listing( [ 2 ], '/page/3/' ) ) );
	const { box, text, link, posts } = stage( listing( [ 1 ], '/page/2/' ) );
	await rest();
	expect( box.dataset.state ).toBe( 'done' );
	expect( text.textContent ).toBe( 'It failed.' );
	expect( link.textContent ).toBe( 'Try again' );
	window.dispatchEvent( new Event( 'scroll' ) );
	await rest();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	link.click();
	await rest();
	expect( posts() ).toHaveLength( 2 );
	expect( link.textContent ).toBe( 'Load more posts' );
} );

test( 'an invalid link restores the theme’s navigation', async () => {
	const { box, navigation } = stage( listing( [ 1 ], 'http://[' ) );
	await rest();
	expect( box.dataset.state ).toBe( 'invalid-page' );
	expect( box.isConnected ).toBe( false );
	expect( navigation.style.display ).toBe( '' );
	expect( fetched ).not.toHaveBeenCalled();
} );

test( 'adds the styles that only the next page has', async () => {
	fetched.mockResolvedValueOnce(
		answer(
			`<head><style id="wp-block-quote-inline-css">q{}</style></head>${ listing( [ 2 ] ) }`
		)
	);
	stage( listing( [ 1 ], '/page/2/' ) );
	await rest();
	expect(
		document.getElementById( 'wp-block-quote-inline-css' )?.textContent
	).toBe( 'q{}' );
} );

test( 'restores the page when destroyed', async () => {
	const { stop, box, navigation } = stage( listing( [ 1 ], '/page/2/' ) );
	stop!();
	expect( box.dataset.state ).toBe( 'destroyed' );
	expect( navigation.style.display ).toBe( '' );
	window.dispatchEvent( new Event( 'scroll' ) );
	await rest();
	expect( fetched ).not.toHaveBeenCalled();
} );

test( 'reports a missing navigation only to the owner', () => {
	const html = '<div class="post"></div><div class="navigation-x"></div>';
	expect( stage( html ).box.hidden ).toBe( true );
	const { box, text } = stage( html, {
		words: { ...words, missing: 'Navigation selector not found' },
	} );
	expect( box.hidden ).toBe( false );
	expect( text.textContent ).toBe( 'Navigation selector not found' );
} );
