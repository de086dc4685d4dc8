/** Makes the banner and the icon of the plugin's page on WordPress.org, from the picture of hills that comes with the plugin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../env/paths.mjs';

/** Below the site's folder. */
const FONT =
	'wp-content/themes/twentytwentyfour/assets/fonts/cardo/cardo_normal_400.woff2';

const PICTURE = 'includes/Domain/Pictures/files/hills.webp';

/** Name, width and height in pixels, and what is in front of the picture. */
const IMAGES = [
	{ name: 'banner-772x250', width: 772, height: 250, ...banner() },
	{ name: 'banner-1544x500', width: 1544, height: 500, ...banner( 2 ) },
	{ name: 'icon-128x128', width: 128, height: 128, ...icon() },
	{ name: 'icon-256x256', width: 256, height: 256, ...icon( 2 ) },
];

/**
 * @param {number} scale Of the smaller one.
 */
function banner( scale = 1 ) {
	return {
		front: '<b>Frontage</b><p>The visitor side of a site</p>',
		style: `
			main { padding: 0 ${ 48 * scale }px; background: linear-gradient( 90deg, rgb( 0 0 0 / 60% ), transparent ); }
			b { font-weight: 400; font-size: ${ 56 * scale }px; letter-spacing: -.02em; }
			p { margin: ${ 6 * scale }px 0 0; font-size: ${ 19 * scale }px; }`,
	};
}

/**
 * The mark of the admin menu, larger.
 *
 * @param {number} scale Of the smaller one.
 */
function icon( scale = 1 ) {
	const screen = readFileSync(
		inRoot( 'includes/Admin/Settings/Screen.php' ),
		'utf8'
	);
	const [ , paths ] = screen.match( /const ICON = ([^;]+);/ );
	const svg = [ ...paths.matchAll( /'([^']+)'/g ) ]
		.map( ( [ , part ] ) => part )
		.join( '' )
		.replace( 'fill="black"', 'fill="white"' )
		.replace( '<svg ', `<svg width="${ 84 * scale }" ` );
	return {
		front: svg,
		style: 'main { place-items: center; background: rgb( 0 0 0 / 45% ); }',
	};
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             _url
 * @param {string[]}                           _modules
 * @param {{ folder: string }}                 site     A site, for the font of its theme.
 */
export async function shootWordPressOrg( browser, _url, _modules, { folder } ) {
	const encoded = ( file ) => readFileSync( file ).toString( 'base64' );
	const font = encoded( join( folder, FONT ) );
	const picture = encoded( inRoot( PICTURE ) );
	for ( const { name, width, height, front, style } of IMAGES ) {
		const page = await browser.newPage( { viewport: { width, height } } );
		await page.setContent( `<style>
			@font-face { font-family: front; src: url(data:font/woff2;base64,${ font }); }
			body { margin: 0; background: url(data:image/webp;base64,${ picture }) center / cover; }
			main { display: grid; align-content: center; box-sizing: border-box; height: 100vh; color: #fff; font: 16px front, serif; }
			${ style }
		</style><main>${ front }</main>` );
		await page.waitForLoadState( 'networkidle' );
		await page.screenshot( {
			path: inRoot( `.wordpress-org/${ name }.png` ),
		} );
		process.stdout.write( `.wordpress-org/${ name }.png\n` );
		await page.close();
	}
}
