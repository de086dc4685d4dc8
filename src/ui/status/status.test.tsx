import { render, screen } from '@testing-library/react';
import { Status } from './status';

test( 'exists from the start, and is silent until something changes', () => {
	const { rerender } = render( <Status text="Page 1" /> );
	const status = screen.getByRole( 'status' );
	expect( status.textContent ).toBe( '' );
	rerender( <Status text="Page 2" /> );
	expect( status.textContent ).toBe( 'Page 2' );
	rerender( <Status text="Page 1" /> );
	expect( status.textContent ).toBe( 'Page 1' );
} );
