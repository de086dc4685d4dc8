/** The costs in the panels: requested once, when one is shown for the first time. */
import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownCosts } from '../cost/types';
import { reportOn } from '../check/report';
import { Cost } from '../meter/cost';
import { block } from './page';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

const KNOWN: KnownCosts = {
	costs: {
		words: {},
		files: { 'plain/style.css': 10 },
		media: { blocks: [], entries: [] },
		modules: {
			plain: {
				own: [ 'plain/' ],
				react: false,
				entries: [ [ 'plain/style.css', 'load', 1 ] ],
				at: {},
			},
		},
	},
	thirdParties: { plain: [ { name: 'Maps', hosts: [ 'maps.test' ] } ] },
};

const page = [ block( 'frontage/plain' ) ];

const text = () => screen.getByRole( 'group' ).textContent;

it( 'finds issues and counts blocks without the server', () => {
	const report = reportOn(
		[
			block( 'core/group', {}, ...page ),
			block( 'core/heading', { level: 4, content: '' } ),
		],
		[],
		{ text: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)' }
	);
	expect( report.count ).toBe( 1 );
	expect( report.blocks ).toHaveLength( 3 );
	expect( report.findings ).not.toEqual( [] );
	expect( fetch ).not.toHaveBeenCalled();
} );

it( 'shows no figures before they are known, offers another try, and keeps the focus in the panel', async () => {
	let fail: ( thrown: object ) => void = () => {};
	fetch.mockReturnValueOnce( new Promise( ( _, no ) => ( fail = no ) ) );
	const { unmount } = render( <Cost blocks={ page } /> );
	expect( text() ).toBe( 'Loading…' );
	await act( async () => fail( { code: 'x', message: 'Refused.' } ) );
	await screen.findByRole( 'button', { name: 'Try again' } );
	expect( text() ).toContain( 'Refused.' );
	expect( document.querySelector( 'dl' ) ).toBeNull();
	let arrive: ( known: KnownCosts ) => void = () => {};
	fetch.mockReturnValueOnce( new Promise( ( yes ) => ( arrive = yes ) ) );
	await userEvent.click( screen.getByRole( 'button' ) );
	await act( async () => arrive( KNOWN ) );
	await waitFor( () => expect( text() ).toContain( '10 B' ) );
	expect( text() ).toContain( 'Maps' );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( screen.getByRole( 'group' ).matches( ':focus' ) ).toBe( true );
	unmount();
	render( <Cost blocks={ page } /> );
	expect( text() ).toContain( '10 B' );
	await act( async () => {} );
	expect( fetch ).toHaveBeenCalledTimes( 2 );
	expect( fetch ).toHaveBeenCalledWith( {
		path: '/frontage/v1/editor-costs',
	} );
} );

it( 'shows no figures of a page that has not been checked', async () => {
	render( <Cost /> );
	await act( async () => {} );
	expect( text() ).toBe( 'Loading…' );
} );
