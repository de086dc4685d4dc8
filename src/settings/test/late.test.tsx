/** Parts of a screen that are loaded when they are shown. */
import { act, render, screen } from '@testing-library/react';
import { Boundary } from '../boundary';
import { late } from '../parts';

const Table = ( { rows }: { rows: number } ) => <p>{ `${ rows } rows` }</p>;

it( 'loads again after a try that failed', async () => {
	const load = jest
		.fn< Promise< { default: typeof Table } >, [] >()
		.mockRejectedValueOnce( new Error( 'Loading chunk 7 failed.' ) )
		.mockResolvedValue( { default: Table } );
	const Late = late( load );
	const said = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	render(
		<Boundary>
			<Late rows={ 3 } />
		</Boundary>
	);
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.getByText( 'Loading chunk 7 failed.' ) ).toBeTruthy();
	said.mockRestore();
	await act( async () => again.click() );
	expect( await screen.findByText( '3 rows' ) ).toBeTruthy();
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

it( 'loads once, however often it is drawn', async () => {
	const load = jest.fn( async () => ( { default: Table } ) );
	const Late = late( load );
	const { rerender } = render( <Late rows={ 1 } /> );
	expect( await screen.findByText( '1 rows' ) ).toBeTruthy();
	rerender( <Late rows={ 2 } /> );
	expect( screen.getByText( '2 rows' ) ).toBeTruthy();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );
