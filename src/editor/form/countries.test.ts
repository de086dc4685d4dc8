import { codes } from '../../../includes/Domain/Forms/countries.json';
import { COUNTRIES, countryNames } from './countries';

test( 'the editor knows the countries that the server knows', () => {
	expect( COUNTRIES ).toBe( codes );
} );

test( 'countries have names, sorted', () => {
	const names = Object.values( countryNames() );
	expect( names ).toHaveLength( codes.split( ' ' ).length );
	expect( names[ 0 ] ).toBe( 'Afghanistan' );
} );
