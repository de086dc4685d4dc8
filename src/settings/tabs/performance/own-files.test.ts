/** Recommendations on how our files are served. */
import { adviceOn } from './own-files';

const good = {
	encoding: 'br',
	cacheControl: 'public, max-age=31536000',
	protocol: 'h2',
};
const open = ( changed: Partial< typeof good > ) =>
	adviceOn( { ...good, ...changed } )
		.filter( ( { isGood } ) => ! isGood )
		.map( ( { id, todo } ) => ( todo ? id : '' ) );

it( 'gives no advice for a well configured server', () => {
	expect( open( {} ) ).toEqual( [] );
	expect( open( { protocol: 'h3' } ) ).toEqual( [] );
} );

it( 'lists what is missing and how to fix it', () => {
	expect( open( { encoding: '' } ) ).toEqual( [ 'own-compression' ] );
	expect( open( { cacheControl: 'max-age=60' } ) ).toEqual( [
		'own-lifetime',
	] );
	expect( open( { cacheControl: '' } ) ).toEqual( [ 'own-lifetime' ] );
	expect( open( { protocol: 'http/1.1' } ) ).toEqual( [ 'own-protocol' ] );
} );

it( 'does not report a protocol that the browser does not expose', () => {
	expect( adviceOn( { ...good, protocol: '' } ) ).toHaveLength( 2 );
} );
