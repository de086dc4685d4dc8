/** Split tests, ads and shares of a site in a folder, behind a proxy that ends https. */
import { countsOf, doAll, ONCE, publishCounted } from './support/counted';
import { serveInFolder, type InFolder } from './support/in-folder';
import { OwnSite } from './support/own-site';
import { expect, test } from './support/test';

const TEST = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const site = new OwnSite();

const php = ( code: string ) =>
	site.php( '-r', `require '${ site.folder }/wp-load.php'; ${ code }` );

let proxy: InFolder;

test.slow();

test.beforeAll( async () => {
	test.slow();
	await site.start( 'counted' );
	proxy = await serveInFolder( site.url, '/blog' );
} );

test.afterAll( async () => {
	proxy?.close();
	await site.stop();
} );

test(
	'are counted, and nothing outside of the folder is asked for',
	{ tag: '@deep' },
	async ( { open } ) => {
		const made = await publishCounted( php, TEST );
		const page = await open( { ignoreHTTPSErrors: true } );
		await doAll( page, proxy.url + made.path );
		await expect.poll( () => countsOf( php, made ) ).toMatchObject( ONCE );
		const names = ( await page.context().cookies() ).map(
			( { name } ) => name
		);
		expect( names ).toEqual( [
			expect.stringMatching( /^frontage-split-3f2504e0-[0-9a-f]{8}$/ ),
		] );
		expect( proxy.strays ).toEqual( [] );
		const html = await page.content();
		expect( html ).not.toContain( 'http://127.0.0.1' );
	}
);
