/** Changes to the list of popups. */
import apiFetch from '@wordpress/api-fetch';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useOverlays } from '../use-overlays';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

interface Sent {
	method?: string;
	data?: { ids: string[] };
}

/** The server's order, and answers that wait. */
let stored: string[];
let held: Array< () => void >;

const answer = () => ( { overlays: stored.map( ( id ) => ( { id } ) ) } );

beforeEach( () => {
	stored = [ 'a', 'b', 'c' ];
	held = [];
	jest.mocked( apiFetch ).mockImplementation( ( ( { method, data }: Sent ) =>
		method === 'POST'
			? new Promise( ( resolve, reject ) =>
					held.push( () => {
						if ( data!.ids.includes( 'refused' ) ) {
							reject( { message: 'No.' } );
							return;
						}
						stored = data!.ids;
						resolve( answer() );
					} )
				)
			: Promise.resolve( answer() ) ) as unknown as typeof apiFetch );
} );

/** Shows the list. */
async function list() {
	const { result } = renderHook( () => useOverlays() );
	const ids = () => result.current.answer?.overlays.map( ( { id } ) => id );
	await waitFor( () => expect( ids() ).toEqual( [ 'a', 'b', 'c' ] ) );
	return {
		ids,
		sort: ( wanted: string[] ) =>
			act( async () => void result.current.changes.sort( wanted ) ),
		answered: () => act( async () => held.shift()!() ),
	};
}

it( 'shows each new order at once, and no older one while they are saved', async () => {
	const { ids, sort, answered } = await list();
	await sort( [ 'a', 'c', 'b' ] );
	expect( ids() ).toEqual( [ 'a', 'c', 'b' ] );
	await sort( [ 'c', 'a', 'b' ] );
	await answered();
	expect( ids() ).toEqual( [ 'c', 'a', 'b' ] );
	await answered();
	expect( ids() ).toEqual( [ 'c', 'a', 'b' ] );
	expect( stored ).toEqual( [ 'c', 'a', 'b' ] );
} );

it( 'shows the stored order again if a new one is refused', async () => {
	const { ids, sort, answered } = await list();
	await sort( [ 'refused', 'c', 'b', 'a' ] );
	expect( ids() ).toEqual( [ 'c', 'b', 'a' ] );
	await answered();
	expect( ids() ).toEqual( [ 'a', 'b', 'c' ] );
} );
