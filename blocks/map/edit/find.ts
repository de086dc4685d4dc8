import apiFetch from '@wordpress/api-fetch';

/** What the server has found. */
export interface Found {
	vendor: string;
	places: { name: string; latitude: number; longitude: number }[];
}

/** OpenStreetMap answers one search a second from the whole site. */
const PAUSE_MS = 1500;

const TRIES = 3;

/**
 * Finds the coordinates of an address, by the server.
 *
 * @param address What the author typed.
 * @throws With a sentence for the author.
 */
export async function findAddress( address: string ): Promise< Found > {
	for ( let tries = 1; ; tries++ ) {
		try {
			return await apiFetch< Found >( {
				path: '/frontage/v1/action/frontage_find_address',
				method: 'POST',
				data: { address },
			} );
		} catch ( error ) {
			const isBusy = ( error as { code?: string } ).code === 'busy';
			if ( ! isBusy || tries === TRIES ) {
				throw error;
			}
			await new Promise( ( done ) => setTimeout( done, PAUSE_MS ) );
		}
	}
}
