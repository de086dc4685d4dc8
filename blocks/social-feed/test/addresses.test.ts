/** Which pasted addresses are profiles: the vectors of the vendors in PHP. */
import vectors from '../../../tests/php/Domain/Feeds/addresses.json';
import { networkOf } from '../edit/addresses';

const profiles = ( vectors as [ string, string, string | null ][] ).filter(
	( [ network, address ] ) =>
		network !== 'rss' && address.startsWith( 'https://' )
);

test( 'tells the network of each profile, and of nothing else', () => {
	expect( profiles.length ).toBeGreaterThan( 20 );
	for ( const [ network, address, source ] of profiles ) {
		expect( [
			address,
			networkOf( ` ${ address } ` ) === network,
		] ).toEqual( [ address, source !== null ] );
	}
	expect( networkOf( 'See https://x.com/harbourcafe' ) ).toBe( undefined );
	expect( networkOf( 'https://gazette.example/feed/' ) ).toBe( undefined );
} );
