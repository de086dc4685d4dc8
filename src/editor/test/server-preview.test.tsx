import { render, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { ServerPreview } from '../preview';

jest.mock( '@wordpress/api-fetch', () =>
	jest.fn( () => Promise.resolve( { rendered: '<p>Printed</p>' } ) )
);
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: () => ( {
		attributes: {
			height: { type: 'integer', minimum: 160, maximum: 800 },
			width: { type: 'integer', minimum: 1 },
		},
	} ),
} ) );
jest.mock( '@wordpress/components', () => ( {
	Placeholder: () => null,
	Spinner: () => null,
} ) );
jest.mock( '@wordpress/data', () => ( { useSelect: () => undefined } ) );

test( 'asks with what a page view takes: numbers within their bounds', async () => {
	const { findByText } = render(
		<ServerPreview
			block="frontage/chart"
			attributes={ {
				height: 999999,
				width: 12,
				other: 999999,
				title: 'Loaves',
				className: 'is-style-framed',
			} }
			empty={ null }
		/>
	);
	await findByText( 'Printed' );
	await waitFor( () =>
		expect( apiFetch ).toHaveBeenCalledWith(
			expect.objectContaining( {
				data: {
					attributes: { width: 12, other: 999999, title: 'Loaves' },
				},
			} )
		)
	);
} );
