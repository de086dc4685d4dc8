import { expect, test, visit } from './support/test';

test( 'marks the block whose author asked for it', async ( { page } ) => {
	await visit( page, '/modules/multi-view/' );
	await expect( page.locator( 'p.has-frontage-multi-view' ) ).toHaveText(
		'A marked paragraph'
	);
} );
