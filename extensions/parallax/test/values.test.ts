/** The editor's preview starts where the server's block does; `ParallaxTest.php` has the same cases. */
import { styleOf, VALUES } from '../edit/values';
import cases from './values.json';

it.each( cases )( '$settings', ( { settings, style } ) => {
	expect( styleOf( settings ) ?? {} ).toEqual( style );
} );

it( 'has cases for every setting', () => {
	const [ , , , every = { style: {} } ] = cases;
	expect( VALUES.map( ( { name } ) => name ) ).toEqual(
		Object.keys( every.style ).map( ( name ) => name.split( '-' ).pop() )
	);
} );

it( 'says nothing if the block does not move', () => {
	expect( styleOf( { notOnPhones: true } ) ).toBeNull();
} );
