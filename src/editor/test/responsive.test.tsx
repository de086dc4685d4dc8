/** Values by device: what is inherited, shown and saved. */
import { fireEvent, render, screen } from '@testing-library/react';
import { valueAt } from '../devices';
import { Responsive } from '../responsive';

const mockPreview = { device: 'Desktop' };

jest.mock( '@wordpress/components', () => require( './components' ) );
jest.mock( '@wordpress/icons', () => ( {} ) );
jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => ( { getDeviceType: () => mockPreview.device } ) ),
	useDispatch: () => ( {
		setDeviceType: ( name: string ) => {
			mockPreview.device = name;
		},
	} ),
} ) );

beforeEach( () => {
	mockPreview.device = 'Desktop';
} );

function show( values: object, onChange = jest.fn() ) {
	const element = () => (
		<Responsive< number >
			label="Columns"
			values={ values }
			onChange={ onChange }
		>
			{ ( field ) => (
				<input
					aria-label="Number"
					value={ field.value ?? '' }
					onChange={ ( { target } ) =>
						field.onChange( Number( target.value ) )
					}
				/>
			) }
		</Responsive>
	);
	const { rerender } = render( element() );
	return { onChange, again: () => rerender( element() ) };
}

const shown = () => screen.getByLabelText( 'Number' );

it( 'inherits from the next larger device', () => {
	expect( valueAt( { desktop: 4 }, 'phone' ) ).toBe( 4 );
	expect( valueAt( { desktop: 4, tablet: 3 }, 'phone' ) ).toBe( 3 );
	expect( valueAt( { desktop: 4, phone: 1 }, 'tablet' ) ).toBe( 4 );
	expect( valueAt( { desktop: 4, phone: 1 }, 'phone' ) ).toBe( 1 );
	expect( valueAt( {}, 'phone' ) ).toBeUndefined();
} );

it( 'inherits records key by key', () => {
	expect(
		valueAt( { desktop: { a: 1, b: 1 }, tablet: { b: 2 } }, 'phone' )
	).toEqual( { a: 1, b: 2 } );
} );

it( 'follows the preview and changes it', () => {
	const { again } = show( { desktop: 4, tablet: 3 } );
	expect( shown() ).toHaveProperty( 'value', '4' );
	fireEvent.click(
		screen.getByRole( 'button', {
			name: 'Tablet (custom value)',
		} )
	);
	expect( mockPreview.device ).toBe( 'Tablet' );
	again();
	expect( shown() ).toHaveProperty( 'value', '3' );
	mockPreview.device = 'Mobile';
	again();
	expect(
		screen
			.getByRole( 'button', { name: 'Mobile' } )
			.getAttribute( 'aria-pressed' )
	).toBe( 'true' );
	expect( screen.getByText( 'Inherited from Tablet' ) ).toBeTruthy();
} );

it( 'saves and resets only the edited device', () => {
	mockPreview.device = 'Tablet';
	const { onChange } = show( { desktop: 4, tablet: 3 } );
	fireEvent.change( shown(), { target: { value: '2' } } );
	fireEvent.click( screen.getByText( 'Reset Tablet' ) );
	expect( onChange.mock.calls ).toEqual( [
		[ 'tablet', 2 ],
		[ 'tablet', undefined ],
	] );
} );
