/** Words that narrow a list while they are typed. */
import { stopClock } from './support/clock';
import {
	chips,
	expectFits,
	expectSame,
	filtered,
	mark,
} from './support/filters';
import { listBlock, publishPage, titles } from './support/posts';
import { expect, expectNoAxe, test, visit } from './support/test';

const content = () => listBlock( 'filter-search', {} ) + filtered( 'blog' );

test( 'narrows while typing with one request per pause, and keeps the focus and the caret', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, content() ) );
	await mark( page );
	const field = page.getByRole( 'searchbox', { name: 'Search' } );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'find=' ) ) {
			requests.push( request.url() );
		}
	} );
	await field.click();
	await expect(
		page.locator( 'frontage-island[name=filter-search]' ).first()
	).toHaveAttribute( 'data-state', 'awake' );
	// A pause between two keys would be a search of its own.
	await stopClock( page );
	await page.keyboard.type( 'xbread' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Delete' );
	await page.clock.runFor( 1000 );
	await page.clock.resume();
	await expect( titles( page, '#stories' ) ).toHaveText( [
		/Bread for a long week/,
	] );
	await expect( page ).toHaveURL( /\?find=bread$/ );
	expect( requests ).toHaveLength( 1 );
	await expect( field ).toBeFocused();
	expect(
		await field.evaluate(
			( input: HTMLInputElement ) => input.selectionStart
		)
	).toBe( 0 );
	await expect( chips( page ).first() ).toContainText( 'bread' );
	await expectSame( page );
	await expectNoAxe( page, '.frontage-filter-search' );
	// The chip takes it back, in the field too; Back brings it again.
	await chips( page ).first().click();
	await expect( field ).toHaveValue( '' );
	await expect( titles( page, '#stories' ) ).toHaveCount( 2 );
	await page.goBack();
	await expect( field ).toHaveValue( 'bread' );
	await expect( titles( page, '#stories' ) ).toHaveCount( 1 );
	await expectSame( page );
} );

test( 'is a form without JavaScript that keeps the other choices', async ( {
	admin,
	noJs,
} ) => {
	const address = await publishPage( admin, content() );
	await visit( noJs, `${ address }?sort=title` );
	await noJs.getByRole( 'searchbox' ).fill( 'rye & "C++"' );
	await noJs.getByRole( 'button', { name: 'Search' } ).click();
	await expect( noJs ).toHaveURL( /[?&]find=/ );
	const { searchParams } = new URL( noJs.url() );
	expect( searchParams.get( 'sort' ) ).toBe( 'title' );
	expect( searchParams.get( 'find' ) ).toBe( 'rye & "C++"' );
	await expect( noJs.getByRole( 'searchbox' ) ).toHaveValue( 'rye & "C++"' );
	await expect( noJs.locator( '#stories' ) ).toContainText(
		'No posts match'
	);
} );

test(
	'fits a phone in both text directions',
	{ tag: '@deep' },
	async ( { admin, narrow, rtl } ) => {
		const address = await publishPage( admin, content() );
		await expectFits( [ narrow, rtl ], `${ address }?find=bread` );
	}
);
