/** A sign over the page while it loads. */
import { expect, test, visit } from './support/test';

const ON = { frontage_env_on: 'page-loader' };
const PAGE = '/modules/page-loader/';
const LOADER = '.frontage-page-loader';

test( 'covers the page until it has loaded, is never in the way, and comes once in a visit', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( '**/held.png', async ( route ) => {
		await held;
		await route.fulfill( { contentType: 'image/png', body: '' } );
	} );
	await page.addInitScript( () => {
		document.addEventListener( 'DOMContentLoaded', () => {
			document.body.append(
				Object.assign( new Image(), { src: '/held.png', alt: '' } )
			);
		} );
	} );
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	const loader = page.locator( LOADER );
	await expect( loader ).toBeVisible();
	await expect( loader ).toHaveCSS( 'pointer-events', 'none' );
	await expect( loader ).toHaveCSS( 'transition-duration', '1s, 1s, 1s' );
	release();
	await expect( loader ).toBeHidden();
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	await expect( page.locator( LOADER ) ).toBeHidden();
} );

test( 'is not there without script, and vanishes at once without motion', async ( {
	open,
} ) => {
	const noJs = await open( { javaScriptEnabled: false }, ON );
	await visit( noJs, PAGE );
	await expect( noJs.locator( LOADER ) ).toBeHidden();
	const still = await open( { reducedMotion: 'reduce' }, ON );
	await visit( still, PAGE );
	await expect( still.locator( LOADER ) ).toBeHidden();
	await expect( still.locator( LOADER ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
} );
