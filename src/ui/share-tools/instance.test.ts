import { showPrompt } from '@frontage/dialog';
import { openWindow } from '@frontage/share-window';
import { hostOf, mastodon } from './instance';
import type { ShareProps } from './types';

jest.mock( '@frontage/dialog', () => ( { showPrompt: jest.fn() } ) );
jest.mock( '@frontage/share-window', () => ( {
	openWindow: jest.fn( () => true ),
} ) );

const PROPS = {
	instance: 'Your server',
	open: 'Share',
	cancel: 'Cancel',
} as ShareProps;

it.each( [
	[ 'example.social', 'example.social' ],
	[ ' @ada@example.social ', 'example.social' ],
	[ 'https://Example.social/@ada', 'example.social' ],
	[ 'https://example.social/@ada@other.social/12', 'example.social' ],
	[ '@ada@Bäckerei.social', 'xn--bckerei-5wa.social' ],
	[ 'пример.рф', 'xn--e1afmkfd.xn--p1ai' ],
	[ 'example.social:8080', null ],
	[ '192.0.2.1', null ],
	[ 'my server', null ],
	[ '', null ],
] )( 'finds the server in %s', ( written, host ) => {
	expect( hostOf( written ) ).toBe( host );
} );

it( 'asks again for what is no server, until the visitor cancels', async () => {
	const link = document.createElement( 'a' );
	link.href = 'https://mastodon.social/share?text=Bread';
	const ask = jest.mocked( showPrompt );
	ask.mockResolvedValueOnce( 'my server' );
	ask.mockResolvedValueOnce( 'example.social' );
	expect( await mastodon( PROPS, link ) ).toBe( true );
	expect( ask.mock.calls[ 1 ]![ 1 ] ).toBe( 'my server' );
	expect( openWindow ).toHaveBeenCalledWith(
		'https://example.social/share?text=Bread'
	);
	ask.mockResolvedValueOnce( '' );
	ask.mockResolvedValueOnce( null );
	expect( await mastodon( PROPS, link ) ).toBe( false );
} );
