/** The post grid without script, on phones and mirrored. */
import { listBlock, publishPage, titles } from '../support/posts';
import { expect, expectNoOverflow, test, visit } from '../support/test';

const GRID = '#news';
const MORE = { name: 'Load more' };

const news = ( more: object = {} ) =>
	listBlock( 'post-grid', {
		anchor: 'news',
		query: { perPage: 3 },
		...more,
	} );

test( 'works without script by real links', async ( { admin, noJs } ) => {
	await visit( noJs, await publishPage( admin, news() ) );
	await noJs.getByRole( 'link', MORE ).click();
	await expect( titles( noJs, GRID ) ).toHaveCount( 6 );
	await noJs.getByRole( 'link', MORE ).click();
	await expect( titles( noJs, GRID ) ).toHaveCount( 9 );
} );

test( 'fits phones and both text directions', async ( {
	admin,
	narrow,
	rtl,
} ) => {
	const address = await publishPage( admin, news( { skin: 'crossroad' } ) );
	for ( const page of [ narrow, rtl ] ) {
		await visit( page, address );
		await expect( titles( page, GRID ).first() ).toBeVisible();
		await expectNoOverflow( page );
	}
} );
