import { announced } from '../announced';

afterEach( () => void delete window.frontageModules );

test( 'returns what other plugins add', () => {
	const iban = { name: 'iban', label: 'IBAN' };
	window.frontageModules = { announced: { fieldTypes: [ iban ] } };
	expect( announced( 'fieldTypes' ) ).toEqual( [ iban ] );
} );

test( 'returns nothing if the server announces nothing', () => {
	expect( announced( 'fieldTypes' ) ).toEqual( [] );
	window.frontageModules = {};
	expect( announced( 'fieldTypes' ) ).toBe( announced( 'fieldTypes' ) );
} );
