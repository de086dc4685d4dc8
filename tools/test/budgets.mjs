/**
 * Budgets: what a visitor may have to load, in bytes (gzip, except the recorder, which is
 * printed into the page). Fails when the build is over one of them. A shared script module
 * says its own in its `module.json`.
 */
import { readFileSync, statSync } from 'node:fs';
import { scriptModules } from '../build/script-modules.js';
import { inRoot } from '../env/paths.mjs';

const KB = 1024;

export const BUDGETS = {
	recorder: 300,
	view: 1.5 * KB,
	/** Script that a view imports on demand. */
	part: 2.5 * KB,
	reactView: 6 * KB,
	style: 3 * KB,
};

/**
 * @typedef {Object} Sizes
 * @property {Record<string, number>}                                                           scriptModules Bytes by script module id.
 * @property {Record<string, { react: boolean, tier?: number, style?: number, view?: number }>} modules       Bytes by slug.
 */

/**
 * @param {string}  slug   Slug of a module, or of a part of one such as `infinite-scroll/feed`.
 * @param {boolean} isRich Whether it owns data and markup.
 */
function budgetOf( slug, isRich ) {
	if ( isRich ) {
		return BUDGETS.reactView;
	}
	return slug.includes( '/' ) ? BUDGETS.part : BUDGETS.view;
}

/**
 * @param {Sizes}  sizes        Contents of `build/sizes.json`.
 * @param {number} recorderSize Bytes of the inline recorder.
 * @return {{ name: string, bytes: number, budget: number }[]} Everything that has a budget.
 */
export function measure( sizes, recorderSize ) {
	const rows = [
		...scriptModules.map( ( { id, budget } ) => ( {
			name: id,
			// One that was not built is over its budget.
			bytes: sizes.scriptModules[ id ] ?? NaN,
			budget,
		} ) ),
		{
			name: 'inline recorder',
			bytes: recorderSize,
			budget: BUDGETS.recorder,
		},
	];
	for ( const [ slug, { react, tier, style, view } ] of Object.entries(
		sizes.modules
	) ) {
		if ( view !== undefined ) {
			rows.push( {
				name: `${ slug } view`,
				bytes: view,
				budget: budgetOf( slug, react || tier === 2 ),
			} );
		}
		if ( style !== undefined ) {
			rows.push( {
				name: `${ slug } style`,
				bytes: style,
				budget: BUDGETS.style,
			} );
		}
	}
	return rows;
}

function main() {
	const sizes = JSON.parse(
		readFileSync( inRoot( 'build/sizes.json' ), 'utf8' )
	);
	const rows = measure(
		sizes,
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

main();
