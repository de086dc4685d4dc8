import { expect, test, visit } from './support/test';

test( 'marks the block whose author asked for it', async ( { page } ) => {
	await visit( page, '/modules/video-background/' );
	await expect( page.locator( 'p.has-frontage-video-background' ) ).toHaveText(
		'A marked paragraph'
	);
} );
