/**
 * Budgets: what a visitor may have to load, in bytes (gzip, except the recorder, which is
 * printed into the page). Fails when the build is over one of them. A shared script module
 * says its own in its `module.json`.
 */
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { scriptModules } from '../build/script-modules.js';
import { inRoot } from '../env/paths.mjs';

const KB = 1024;

export const BUDGETS = {
	recorder: 300,
	view: 1.5 * KB,
	/** Script that a view imports on demand. */
	part: 2.5 * KB,
	reactView: 6 * KB,
	/** The queue, on pages where something opens by itself. */
	queue: 3 * KB,
	style: 3 * KB,
};

/** A module's folder in the build, and the file. */
const OWN =
	/^((?:features\/|extensions\/)?([a-z0-9-]+))\/(view(?:-[a-z0-9-]+)?\.js|style-index\.css)$/;

/**
 * @typedef {Object} Costs
 * @property {Record<string, number | null>}       files   Bytes by file.
 * @property {Record<string, { isRich: boolean }>} modules Whether modules own data and markup.
 */

/**
 * Views with a budget of their own, by folder.
 *
 * @type {Record<string, number>}
 */
const OWN_BUDGETS = { 'features/overlays': BUDGETS.queue };

/**
 * @param {string}  folder The module's folder in the build.
 * @param {string}  file   `view.js`, or a part of it.
 * @param {boolean} isRich Whether the module owns data and markup.
 */
function budgetOf( folder, file, isRich ) {
	if ( file !== 'view.js' ) {
		return BUDGETS.part;
	}
	return (
		OWN_BUDGETS[ folder ] ?? ( isRich ? BUDGETS.reactView : BUDGETS.view )
	);
}

/**
 * @param {Costs}  costs        Contents of `build/costs.json`.
 * @param {number} recorderSize Bytes of the inline recorder.
 * @return {{ name: string, bytes: number, budget: number }[]} Everything that has a budget.
 */
export function measure( { files, modules }, recorderSize ) {
	const rows = [
		...scriptModules.map( ( { id, name, budget } ) => ( {
			name: id,
			// One that was not built is over its budget.
			bytes: files[ `${ name }.js` ] ?? NaN,
			budget,
		} ) ),
		{
			name: 'inline recorder',
			bytes: recorderSize,
			budget: BUDGETS.recorder,
		},
	];
	for ( const [ path, bytes ] of Object.entries( files ) ) {
		const [ , folder, slug, file ] = OWN.exec( path ) ?? [];
		if ( file && slug ) {
			const isStyle = file.endsWith( '.css' );
			const isRich = !! modules[ slug ]?.isRich;
			rows.push( {
				name: `${ folder } ${ file }`,
				bytes: bytes ?? NaN,
				budget: isStyle
					? BUDGETS.style
					: budgetOf( folder ?? '', file, isRich ),
			} );
		}
	}
	return rows;
}

function main() {
	const costs = JSON.parse(
		readFileSync( inRoot( 'build/costs.json' ), 'utf8' )
	);
	const rows = measure(
		costs,
		statSync( inRoot( 'build/recorder.js' ) ).size
	);
	const over = rows.filter( ( { bytes, budget } ) => ! ( bytes <= budget ) );
	for ( const { name, bytes, budget } of rows ) {
		process.stdout.write(
			`${ bytes <= budget ? '  ' : '✗ ' }${ name.padEnd( 28 ) } ${ String( bytes ).padStart( 5 ) } of ${ budget }\n`
		);
	}
	process.stdout.write(
		`${ rows.length - over.length } passed, ${ over.length } failed\n`
	);
	process.exitCode = over.length ? 1 : 0;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	main();
}
