/** Split tests, ads and shares of a network in folders: each site counts its own, also if one is a copy of another. */
import type { Page } from '@playwright/test';
import { countsOf, doAll, ONCE, publishCounted } from '../support/counted';
import { NetworkSite } from '../support/network-site';
import { expect, test } from '../support/test';

const TEST = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const NOTHING = {
	test: [],
	ad: { impressions: 0, clicks: 0 },
	shares: 0,
};

const network = new NetworkSite();

const main = ( code: string ) => network.php( '/', code );
const second = ( code: string ) => network.php( '/second/', code );

test.slow();

test.beforeAll( async () => {
	test.slow();
	await network.start( 'network-counts' );
	await main(
		`wpmu_create_blog( '${ network.host }', '/second/', 'Second', 1 );`
	);
} );

test.afterAll( () => network.stop() );

/** Sends a request as a page of the second site does. */
const sendToSecond = ( page: Page, fields: Record< string, string > ) =>
	page.evaluate( async ( sent ) => {
		const answer = await fetch( '/second/wp-admin/admin-ajax.php', {
			method: 'POST',
			body: new URLSearchParams( sent ),
		} );
		return answer.status;
	}, fields );

test( 'each site counts its own visitors, and nothing that another site signed', async () => {
	const [ here, there ] = [
		await publishCounted( main, TEST ),
		await publishCounted( second, TEST ),
	];
	expect( there.path ).toMatch( /^\/second\// );
	const page = await ( await network.browser.newContext() ).newPage();
	const track = await doAll( page, network.url + here.path );
	await expect.poll( () => countsOf( main, here ) ).toMatchObject( ONCE );
	expect( await countsOf( second, there ) ).toMatchObject( NOTHING );
	const visitor = await ( await network.browser.newContext() ).newPage();
	await visitor.goto( `${ network.url }/second/` );
	for ( const action of [ 'adrotate_impression', 'adrotate_click' ] ) {
		const status = await sendToSecond( visitor, { action, track } );
		expect( status ).toBeLessThan( 500 );
	}
	expect( await countsOf( second, there ) ).toMatchObject( NOTHING );
	const own = await doAll( page, network.url + there.path );
	await expect.poll( () => countsOf( second, there ) ).toMatchObject( ONCE );
	expect( await countsOf( main, here ) ).toMatchObject( ONCE );
	expect( own ).not.toBe( track );
	const names = ( await page.context().cookies() ).map(
		( { name } ) => name
	);
	expect( names.sort() ).toEqual( [
		'frontage-split-3f2504e0',
		expect.stringMatching( /^frontage-split-3f2504e0-[0-9a-f]{8}$/ ),
	] );
} );
