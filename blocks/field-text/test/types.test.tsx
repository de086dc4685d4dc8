/** Authors choose types of other plugins as they choose ours, and no saved type is lost with its plugin. */
import {
	createBlock,
	getBlockVariations,
	parse,
	registerBlockType,
	serialize,
	unregisterBlockVariation,
} from '@wordpress/blocks';
import { fireEvent, render, screen } from '@testing-library/react';
import metadata from '../block.json';
import { registerAnnouncedTypes } from '../edit/announced-types';
import { MissingType } from '../edit/missing-type';

// WordPress's blocks need it for pasting only, and it is an ES module.
jest.mock( 'marked', () => ( { Marked: class {} } ) );
jest.mock( '@wordpress/components', () =>
	require( '../../../src/editor/test/components' )
);
jest.mock( '@frontage/editor', () =>
	require( '../../../src/editor/announced' )
);

const { name: block } = metadata;

beforeAll( () => {
	const { attributes, variations } = metadata;
	registerBlockType( block, {
		apiVersion: 3,
		title: metadata.title,
		category: 'text',
		attributes,
		variations,
		save: () => null,
	} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
} );

beforeEach( () => {
	window.frontageModules = {
		announced: { fieldTypes: [ { name: 'iban', label: 'IBAN' } ] },
	};
} );

afterEach( () => {
	delete window.frontageModules;
	unregisterBlockVariation( block, 'iban' );
} );

const typesIn = ( scope: 'inserter' | 'transform' ) =>
	( getBlockVariations( block, scope ) ?? [] ).map( ( { name } ) => name );

const showType = ( kind: string ) => {
	const onChange = jest.fn();
	render(
		<MissingType block={ block } kind={ kind } onChange={ onChange } />
	);
	return onChange;
};

it( 'offers a type of another plugin in the inserter and as a type of the field', () => {
	registerAnnouncedTypes( block );
	expect( typesIn( 'inserter' ) ).toContain( 'iban' );
	expect( typesIn( 'transform' ) ).toEqual(
		expect.arrayContaining( [ 'text', 'email', 'iban' ] )
	);
	const field = createBlock( block, { kind: 'iban' } );
	expect(
		getBlockVariations( block )?.find( ( { name } ) => name === 'iban' )
			?.attributes
	).toEqual( { kind: 'iban', label: 'IBAN' } );
	expect( serialize( [ field ] ) ).toContain( '"kind":"iban"' );
} );

it( 'keeps a type whose plugin is not active', () => {
	const saved = `<!-- wp:${ block } {"label":"Account","kind":"iban"} /-->`;
	const [ field ] = parse( saved );
	expect( field?.isValid ).toBe( true );
	expect( field?.attributes.kind ).toBe( 'iban' );
	expect( serialize( [ field! ] ) ).toContain( '"kind":"iban"' );
} );

it( 'says that the plugin of a type is missing, and offers the others', () => {
	const onChange = showType( 'iban' );
	const control = screen.getByLabelText< HTMLSelectElement >( 'Type' );
	expect( control.selectedOptions[ 0 ]?.textContent ).toBe(
		'iban (plugin not active)'
	);
	fireEvent.change( control, { target: { value: 'phone' } } );
	expect( onChange ).toHaveBeenCalledWith( 'phone' );
} );

it( 'leaves known types to the choice of WordPress', () => {
	registerAnnouncedTypes( block );
	showType( 'iban' );
	showType( 'email' );
	expect( screen.queryByLabelText( 'Type' ) ).toBeNull();
} );
