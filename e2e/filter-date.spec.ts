/** Years, months, and two days. */
import {
	chips,
	expectFits,
	expectSame,
	filtered,
	mark,
} from './support/filters';
import { listBlock, publishPage, publishPosts, titles } from './support/posts';
import { pressMouse } from './support/press';
import { expect, expectNoAxe, test, visit } from './support/test';

const DATES = listBlock( 'filter-date', { title: 'Published' } );

test( 'years open their months, and days narrow further', async ( {
	admin,
	page,
} ) => {
	const include = await publishPosts( admin, [
		{ title: 'Old', date: '2019-05-03T10:00:00' },
		{ title: 'March', date: '2021-03-31T23:30:00' },
		{ title: 'April', date: '2021-04-01T00:10:00' },
	] );
	const list = filtered( 'blog', { query: { perPage: 6, include } } );
	await visit( page, await publishPage( admin, DATES + list ) );
	await mark( page );
	const dates = page.locator( '.frontage-filter-date' );
	const link = ( name: RegExp ) => dates.getByRole( 'link', { name } );
	await expect( dates.getByRole( 'link' ) ).toHaveText( [
		/2021\s*2/,
		/2019\s*1/,
	] );
	await pressMouse( page, link( /2021/ ), 150 );
	await expect( page ).toHaveURL( /\?date=2021$/ );
	await expect( titles( page, '#stories' ) ).toHaveText( [
		/April/,
		/March/,
	] );
	await pressMouse( page, link( /March/ ), 150 );
	await expect( page ).toHaveURL( /\?date=2021-03$/ );
	await expect( titles( page, '#stories' ) ).toHaveText( [ /March/ ] );
	await expect( link( /March/ ) ).toBeFocused();
	await expect( chips( page ).first() ).toContainText( 'March 2021' );
	await expect( page.getByLabel( 'From' ) ).toHaveValue( '2021-03-01' );
	await page.getByLabel( 'From' ).fill( '2019-01-01' );
	await expect( page ).toHaveURL( /\?date=2019-01-01\.\.2021-03-31$/ );
	await expect( titles( page, '#stories' ) ).toHaveCount( 2 );
	await expectNoAxe( page, '.frontage-filter-date' );
	await page.goBack();
	await expect( page ).toHaveURL( /\?date=2021-03$/ );
	await expect( page.getByLabel( 'From' ) ).toHaveValue( '2021-03-01' );
	await expectSame( page );
} );

test( 'is a form without JavaScript, with the same address as with it', async ( {
	admin,
	noJs,
} ) => {
	await visit( noJs, await publishPage( admin, DATES + filtered( 'blog' ) ) );
	await noJs.getByLabel( 'From' ).fill( '2024-03-01' );
	await noJs.getByLabel( 'To', { exact: true } ).fill( '2024-03-31' );
	await noJs.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( noJs ).toHaveURL( /\?date=2024-03(#|$)/ );
} );

test(
	'fits a phone in both text directions',
	{ tag: '@deep' },
	async ( { admin, narrow, rtl } ) => {
		const address = await publishPage( admin, DATES + filtered( 'blog' ) );
		await expectFits( [ narrow, rtl ], `${ address }?date=2024` );
	}
);
