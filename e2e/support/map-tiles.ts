/** A tile server of maps that is not asked. */
import type { Page } from '@playwright/test';

export const TILES = 'https://tile.openstreetmap.org/**';

/** A gray picture of one pixel, which is drawn as a tile. */
const TILE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mM8cR8AAnEBsSPdhqcAAAAASUVORK5CYII=',
	'base64'
);

/** Answers for the tile server; returns the addresses that were requested. */
export async function tiles( page: Page, isDown = false ): Promise< string[] > {
	const asked: string[] = [];
	await page.route( TILES, ( route ) => {
		asked.push( route.request().url() );
		return isDown
			? route.abort()
			: route.fulfill( { contentType: 'image/png', body: TILE } );
	} );
	return asked;
}
