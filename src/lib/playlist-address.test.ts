/** Addresses of playlists and channels, as in `PlaylistAddressTest.php`. */
import vectors from './playlist-address.json';
import { playlistAddress } from './playlist-address';

it.each( vectors )( 'reads $href', ( { href, ...expected } ) => {
	expect( playlistAddress( href, [ 'tube.example' ] ) ).toEqual(
		expected.provider ? expected : null
	);
} );

it( 'knows no host of PeerTube that the owner has not allowed', () => {
	expect( playlistAddress( 'https://tube.example/c/blender' ) ).toBeNull();
} );
