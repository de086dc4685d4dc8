/**
 * `node tools/pictures/small.mjs`: writes all pictures at the size of a preview into one file, which the build takes over: the editor loads it once in place
 * of each picture in each preview (`src/editor/small-pictures.tsx`).
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../env/chromium.mjs';
import { inRoot } from '../env/paths.mjs';
import { entry } from '../env/problem.mjs';

const FOLDER = inRoot( 'includes/Domain/Pictures/files' );

const RESULT = inRoot( 'tools/pictures/small.json' );

/** A page of a pattern is shown 390 pixels wide, in most patterns a picture is a part of that. */
const WIDTH = 400;

const QUALITY = 0.6;

/**
 * Runs in the browser.
 *
 * @param {{ data: string, width: number, quality: number }} picture Base64 of a WebP, and what to make of it.
 * @return {Promise<string>} Base64 of a smaller one.
 */
async function shrunk( { data, width, quality } ) {
	const image = document.createElement( 'img' );
	image.src = `data:image/webp;base64,${ data }`;
	await image.decode();
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.min( width, image.naturalWidth );
	canvas.height = Math.round(
		( canvas.width * image.naturalHeight ) / image.naturalWidth
	);
	const context = canvas.getContext( '2d' );
	context.imageSmoothingQuality = 'high';
	context.drawImage( image, 0, 0, canvas.width, canvas.height );
	return canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ];
}

/** Writes the file. */
export async function writeSmall() {
	const browser = await chromium.launch( launchOptions );
	try {
		const page = await browser.newPage();
		const small = {};
		for ( const file of ( await readdir( FOLDER ) ).sort() ) {
			const data = await readFile( join( FOLDER, file ), 'base64' );
			small[ basename( file, '.webp' ) ] = await page.evaluate( shrunk, {
				data,
				width: WIDTH,
				quality: QUALITY,
			} );
		}
		await writeFile( RESULT, JSON.stringify( small, null, '\t' ) + '\n' );
	} finally {
		await browser.close();
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await entry( writeSmall );
}
