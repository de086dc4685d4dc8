/** The feed of photos for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';

// Answers and files that these tests let fail.
test.use( { expectedErrors: [ /Failed to load resource/ ] } );
const SOURCE = {
	provider: 'instagram',
	kind: 'user',
	id: 'harbour.studio',
};

/** Publishes a feed alone on its page. */
const publish = ( admin: Page, attributes: object = {} ) =>
	publishPage(
		admin,
		listBlock( 'photo-feed', { source: SOURCE, ...attributes } )
	);
const photos = ( page: Page ) =>
	page.locator( '.frontage-photo-feed__list > li' );
const more = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Load more' } );

test( 'a failing answer leaves the photos, and the button tries again', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 14 } ) );
	let isDown = true;
	await page.route( /admin-ajax|wp-json/, ( route ) => {
		const sent = `${ route.request().url() } ${ route.request().postData() }`;
		return isDown && sent.includes( 'sbi_load_more_clicked' )
			? route.abort()
			: route.continue();
	} );
	await more( page ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'More photos could not be loaded.'
	);
	await expect( photos( page ) ).toHaveCount( 14 );
	isDown = false;
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( photos( page ) ).toHaveCount( 28 );
} );

test( 'columns follow the width, also from right to left', async ( {
	admin,
	page,
} ) => {
	const url = await publish( admin, {
		columns: 5,
		columnsTablet: 4,
		columnsPhone: 2,
	} );
	await visit( page, url );
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		await page.evaluate(
			( value ) => ( document.documentElement.dir = value ),
			dir
		);
		for ( const [ width, columns ] of [
			[ 1000, 5 ],
			[ 800, 4 ],
			[ 640, 3 ],
			[ 480, 2 ],
			[ 390, 2 ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			await expect
				.poll( () =>
					page
						.locator( '.frontage-photo-feed__list' )
						.evaluate(
							( list ) =>
								getComputedStyle(
									list
								).gridTemplateColumns.split( ' ' ).length
						)
				)
				.toBe( columns );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						document.documentElement.clientWidth
				)
			).toBe( true );
		}
	}
} );
