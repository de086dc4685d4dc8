/** What the browser knows of the visitor's likes, in pages that are the same for everyone. */
import type { Locator } from '@playwright/test';
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

test( 'a liked post is shown as liked at load, without loading anything', async ( {
	admin,
	page,
} ) => {
	const { link } = await publishContent(
		admin,
		'<!-- wp:frontage/like-button {"postfix":"likes","postfixOne":"like"} /-->',
		{ title: 'Likeable' },
		'posts'
	);
	const button = page.getByRole( 'button', { name: /^Like “/ } );
	const expectLiked = async ( at: Locator ) => {
		await expect( at ).toHaveAttribute( 'title', 'You already like this' );
		await expect( at ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( at ).toContainText( '1 like' );
	};
	await visit( page, link );
	await button.click( { delay: 120 } );
	await expectLiked( button );
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await page.reload( { waitUntil: 'networkidle' } );
	await expectLiked( button );
	expect(
		requests.filter( ( url ) => url.includes( 'like-button/view' ) )
	).toEqual( [] );
	// As infinite scroll does it.
	await page.evaluate( () => {
		const fresh = document.querySelector( '.frontage-like-button' )!;
		const island = fresh.querySelector( 'frontage-island' )!;
		const html = fresh.outerHTML
			.replace( / data-known=""/, '' )
			.replace( 'aria-pressed="true"', 'aria-pressed="false"' );
		island.closest( 'main' )!.insertAdjacentHTML( 'beforeend', html );
	} );
	await expectLiked( button.last() );
} );
