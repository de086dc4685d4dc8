/** Puts pictures together on one sheet. */
import { inRoot } from '../env/paths.mjs';
import { WINDOWS } from './grounds.mjs';

const STYLE = `
	body { margin: 24px; inline-size: 1992px; background: #808080; font: 600 15px/1.4 system-ui, sans-serif; }
	section { display: grid; gap: 18px; margin-block: 18px; align-items: start; }
	figure { margin: 0; background: #fff; }
	figcaption { padding: 4px 8px; background: #333; color: #fff; }
	img { display: block; inline-size: 100%; }`;

/** @typedef {{ size: string, cells: { name: string, picture: Buffer }[] }} Row Pictures in windows of one size. */

/**
 * Writes a sheet as JPEG.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             title
 * @param {Row[]}                              rows
 * @param {string}                             file    Relative to the root.
 */
export async function sheet( browser, title, rows, file ) {
	const page = await browser.newPage( {
		viewport: { width: 2040, height: 800 },
	} );
	const parts = rows.map( ( { size, cells } ) => {
		const figures = cells.map(
			( { name, picture } ) =>
				`<figure><figcaption>${ name }</figcaption><img alt="" src="data:image/jpeg;base64,${ picture.toString( 'base64' ) }"></figure>`
		);
		const { cell, columns } = WINDOWS[ size ];
		return `<section style="grid-template-columns:repeat(${ columns },${ cell }px)">${ figures.join( '' ) }</section>`;
	} );
	await page.setContent(
		`<style>${ STYLE }</style><h1>${ title }</h1>${ parts.join( '' ) }`
	);
	await page.evaluate( () =>
		Promise.all( [ ...document.images ].map( ( image ) => image.decode() ) )
	);
	await page.screenshot( {
		path: inRoot( file ),
		fullPage: true,
		type: 'jpeg',
		quality: 82,
	} );
	await page.close();
}
