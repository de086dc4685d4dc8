/** Fields show, change and reset the attribute they are named after. */
import { fireEvent, render, screen } from '@testing-library/react';
import { defaultsIn } from '../defaults';
import { BlockSettings } from '../field-values';
import { ChoiceField, RangeField, TextField, ToggleField } from '../fields';

jest.mock( '@wordpress/components', () => require( './components' ) );

interface Attributes {
	size: 'm' | 'l';
	day: number;
}

const metadata = {
	attributes: {
		anchor: { type: 'string' },
		size: { type: 'string', default: 'm' },
		day: { type: 'integer', default: 5 },
		name: { type: 'string', default: '' },
		isOn: { type: 'boolean', default: false },
		most: { type: 'integer' },
	},
};

const DEFAULTS = defaultsIn( metadata );

function show( attributes: object = {} ) {
	const setAttributes = jest.fn();
	render(
		<BlockSettings
			label="Panel"
			defaults={ DEFAULTS }
			attributes={ { ...DEFAULTS, ...attributes } }
			setAttributes={ setAttributes }
		>
			<ChoiceField< Attributes >
				name="size"
				label="Size"
				options={ { m: 'Medium', l: 'Large' } }
			/>
			<ChoiceField< Attributes >
				name="day"
				label="Day"
				options={ { 0: 'Sunday', 5: 'Friday' } }
			/>
			<TextField
				name="name"
				label="Name"
				clean={ ( typed ) => typed.trim() || undefined }
			/>
			<ToggleField name="isOn" label="Is on" />
			<RangeField name="most" label="Most" max={ 9 } />
		</BlockSettings>
	);
	return setAttributes;
}

const type = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

it( 'reads the defaults of block.json without the anchor', () => {
	expect( DEFAULTS ).toEqual( {
		size: 'm',
		day: 5,
		name: '',
		isOn: false,
		most: undefined,
	} );
	expect( defaultsIn( metadata, [ 'day' ] ) ).toEqual( { day: 5 } );
} );

it( 'shows values', () => {
	show( { size: 'l', isOn: true } );
	expect( screen.getByLabelText( 'Size' ) ).toHaveProperty( 'value', 'l' );
	expect( screen.getByLabelText( 'Is on' ) ).toHaveProperty(
		'checked',
		true
	);
} );

it( 'saves a selection in the type of its default', () => {
	const saved = show();
	type( 'Size', 'l' );
	type( 'Day', '0' );
	expect( saved.mock.calls ).toEqual( [ [ { size: 'l' } ], [ { day: 0 } ] ] );
} );

it( 'cleans input and saves only clean values', () => {
	const saved = show( { name: 'x' } );
	type( 'Name', ' Ada ' );
	type( 'Name', '  ' );
	expect( saved.mock.calls ).toEqual( [ [ { name: 'Ada' } ] ] );
} );

it( 'resets all settings at once', () => {
	const saved = show( { size: 'l', day: 0 } );
	fireEvent.click( screen.getByText( 'Reset all' ) );
	expect( saved ).toHaveBeenCalledWith( DEFAULTS );
} );

it( 'offers a reset if a value is not the default', () => {
	const saved = show( { size: 'l' } );
	expect( screen.queryByText( 'Reset Day' ) ).toBeNull();
	fireEvent.click( screen.getByText( 'Reset Size' ) );
	expect( saved ).toHaveBeenCalledWith( { size: 'm' } );
} );

it( 'resets a cleared slider', () => {
	const saved = show( { most: 3 } );
	type( 'Most', '' );
	expect( saved ).toHaveBeenCalledWith( { most: undefined } );
} );

it( 'warns about a field whose name is invalid', () => {
	expect( () =>
		render(
			<BlockSettings
				label="Panel"
				defaults={ {} }
				attributes={ {} }
				setAttributes={ () => {} }
			>
				<ToggleField name="isOn" label="Is on" />
			</BlockSettings>
		)
	).toThrow( /field “isOn” does not know/ );
	// React 18 logs it again, 19 does not.
	// eslint-disable-next-line no-console -- Named, not called.
	jest.mocked( console.error ).mockClear();
} );
