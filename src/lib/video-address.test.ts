/** Addresses of videos, as in `VideoAddressTest.php`. */
import vectors from './video-address.json';
import { videoAddress } from './video-address';

it.each( vectors )( 'reads $href', ( { href, ...expected } ) => {
	expect( videoAddress( href, [ 'tube.example' ] ) ).toEqual(
		expected.provider ? { isUpright: false, ...expected } : null
	);
} );

it( 'knows no host of PeerTube that the owner has not allowed', () => {
	expect(
		videoAddress( 'https://tube.example/w/2y84q2MQUMWPbiEcxNXMgC' )
	).toBeNull();
} );
