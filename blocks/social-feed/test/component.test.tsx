/** More posts on request: order, end, failure, focus. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { callAction } from '@frontage/api';
import { SocialFeed } from '../view/component';
import type { SocialFeedProps } from '../view/types';

jest.mock( '@frontage/api', () => ( { callAction: jest.fn() } ) );

const answer = callAction as unknown as jest.Mock;

const props: SocialFeedProps = {
	action: 'ha_twitter_feed_action',
	query_settings: 'signed',
	shown: 2,
	count: 2,
	href: '?frontage-social-feed%5Ba%5D=all,2#a',
	words: {
		more: 'Show more posts',
		loading: 'Loading…',
		failed: 'It failed.',
		added: 'More posts shown: %s',
		all: 'All posts are shown.',
	},
};

const post = ( text: string, last = '' ) =>
	`<li class="frontage-social-feed__post"${ last }><article><a href="/${ text }">${ text }</a></article></li>`;
const button = () => screen.queryByRole( 'link', { name: 'Show more posts' } );
const press = async ( init: object = {} ) => {
	await act( async () => {
		fireEvent.click( button()!, init );
	} );
};
const items = () =>
	[ ...document.querySelectorAll( 'li' ) ].map(
		( { textContent } ) => textContent
	);
const status = () => screen.getByRole( 'status' ).textContent;

beforeEach( () => {
	answer.mockReset();
	render( <SocialFeed { ...props } /> );
} );

test( 'adds posts behind the last one until there are no more, and moves the focus into the new ones', async () => {
	answer.mockResolvedValueOnce( post( 'c' ) + post( 'd' ) );
	await press();
	expect( answer ).toHaveBeenLastCalledWith(
		'ha_twitter_feed_action',
		{ query_settings: 'signed', loaded_item: 2 },
		expect.objectContaining( { read: true } )
	);
	expect( items() ).toEqual( [ '', '', 'c', 'd' ] );
	expect( status() ).toBe( 'More posts shown: 2' );
	answer.mockResolvedValueOnce( post( 'e', ' data-last=""' ) );
	await press();
	expect( answer.mock.calls[ 1 ][ 1 ].loaded_item ).toBe( 4 );
	expect( items() ).toEqual( [ '', '', 'c', 'd', 'e' ] );
	expect( button() ).toBe( null );
	expect(
		screen.getByRole( 'link', { name: 'e' } ).matches( ':focus' )
	).toBe( true );
} );

test( 'ends if the server has nothing more', async () => {
	answer.mockResolvedValueOnce( '' );
	await press();
	expect( button() ).toBe( null );
	expect( status() ).toBe( 'All posts are shown.' );
} );

test( 'a failure keeps all posts, says so, and can be repeated', async () => {
	answer.mockResolvedValueOnce( post( 'c' ) );
	answer.mockRejectedValueOnce( new Error( 'down' ) );
	answer.mockResolvedValueOnce( post( 'c' ) );
	await press();
	// The answer of the first press was not the last: no mark.
	await press();
	expect( items() ).toEqual( [ '', '', 'c' ] );
	expect( screen.getAllByText( 'It failed.' ) ).toHaveLength( 2 );
	await press();
	expect( screen.queryByText( 'It failed.' ) ).toBe( null );
} );

test( 'two presses ask once, and one for a new tab asks never', async () => {
	let done: ( html: string ) => void;
	answer.mockReturnValueOnce(
		new Promise< string >( ( resolve ) => ( done = resolve ) )
	);
	// jsdom cannot open tabs.
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	await press( { ctrlKey: true } );
	expect( answer ).not.toHaveBeenCalled();
	await press();
	const link = screen.getByRole( 'link', { name: 'Loading…' } );
	expect( link.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await act( async () => {
		fireEvent.click( link );
	} );
	expect( answer ).toHaveBeenCalledTimes( 1 );
	await act( async () => done!( post( 'c' ) ) );
	expect( items() ).toEqual( [ '', '', 'c' ] );
} );
