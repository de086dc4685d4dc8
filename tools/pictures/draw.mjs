/**
 * `node tools/pictures/draw.mjs [name…]`: draws the pictures of the patterns and the demo as WebP.
 *
 * They are drawn, because no photograph could be had whose license and source we know ourselves.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../env/chromium.mjs';
import { inRoot } from '../env/paths.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { PICTURES } from './pictures.mjs';

const FOLDER = 'includes/Domain/Pictures/files';

const QUALITY = 0.82;

/** Of one picture; all of them together may have 700 KB, see `PatternsTest`. */
const MOST_BYTES = 60 * 1024;

/**
 * Edges as if cut by hand, and the unevenness of painted paper.
 *
 * @param {import('./pictures.mjs').Drawn} picture
 * @return {string} SVG.
 */
export function whole( { width, height, draw, isPlain } ) {
	if ( isPlain ) {
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><g style="isolation:isolate">${ draw( width, height ) }</g></svg>`;
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }"><defs>
<filter id="cut" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  .9 0 0 0 -.28"/></filter>
<filter id="soft" x="-150%" y="-150%" width="400%" height="400%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="40"/></filter>
</defs><g filter="url(#cut)">${ draw( width, height ) }</g><rect width="${ width }" height="${ height }" filter="url(#paper)" style="mix-blend-mode:soft-light"/></svg>`;
}

async function main() {
	const names = process.argv.slice( 2 );
	const unknown = names.find( ( name ) => ! ( name in PICTURES ) );
	if ( unknown !== undefined ) {
		throw new Problem(
			`There is no picture named ${ unknown }.`,
			`Names: ${ Object.keys( PICTURES ).join( ', ' ) }`
		);
	}
	await mkdir( inRoot( FOLDER ), { recursive: true } );
	const browser = await chromium.launch( launchOptions );
	try {
		const page = await browser.newPage();
		for ( const [ name, picture ] of Object.entries( PICTURES ) ) {
			if ( names.length && ! names.includes( name ) ) {
				continue;
			}
			await page.goto( 'about:blank' );
			const data = await page.evaluate( rasterized, {
				svg: whole( picture ),
				quality: QUALITY,
			} );
			const bytes = Buffer.from( data, 'base64' );
			if ( bytes.length > MOST_BYTES ) {
				throw new Problem(
					`${ name } has ${ bytes.length } bytes, more than ${ MOST_BYTES }.`,
					'Draw fewer small things.'
				);
			}
			await writeFile( inRoot( `${ FOLDER }/${ name }.webp` ), bytes );
			process.stdout.write( `${ name } ${ bytes.length } B\n` );
		}
	} finally {
		await browser.close();
	}
}

/**
 * Runs in the page.
 *
 * @param {{ svg: string, quality: number }} picture
 * @return {Promise<string>} WebP in base64.
 */
async function rasterized( { svg, quality } ) {
	const image = document.createElement( 'img' );
	image.src = `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
	await image.decode();
	const canvas = document.createElement( 'canvas' );
	canvas.width = image.width;
	canvas.height = image.height;
	canvas.getContext( '2d' )?.drawImage( image, 0, 0 );
	return canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ];
}

await entry( main );
