/** The order of lists, and all filters without JavaScript. */
import { filtered, topic } from './support/filters';
import { publishPage, titles } from './support/posts';
import { expect, test, visit } from './support/test';

test( 'work without JavaScript', async ( { admin, noJs } ) => {
	await visit( noJs, await publishPage( admin, filtered( 'blog' ) ) );
	const first = await titles( noJs, '#stories' ).allTextContents();
	await topic( noJs ).click();
	await expect( topic( noJs ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( titles( noJs, '#stories' ) ).not.toHaveText( first );
	await noJs.getByRole( 'link', { name: 'A → Z' } ).click();
	await expect( noJs ).toHaveURL( /sort=title&topic=/ );
	await noJs.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( noJs ).toHaveURL( /\?sort=title#/ );
} );
