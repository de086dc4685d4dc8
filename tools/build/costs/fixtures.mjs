/** What blocks print, read from their golden files: which scripts, and when they wake. */
import { readFileSync, readdirSync } from 'node:fs';
import { root } from '../modules.mjs';
import { isBefore, momentOf } from './moments.mjs';

const ISLAND =
	/<frontage-island name="([^"]+)" src="[^"]*\/build\/([^"?]+)\?[^"]*" props="([^"]*)" wake="([^"]*)"/g;

/** A script in an island's props, or in an inline script. */
const SCRIPT = /\/build\/([a-z0-9/-]+\.js)\?/g;

/**
 * @typedef {Object} Printed
 * @property {string}                                                                      html    The golden file.
 * @property {string[]}                                                                    blocks  Slugs of our blocks in it.
 * @property {{ file: string, parts: string[], moment: import('./moments.mjs').Moment }[]} islands The block's own islands.
 * @property {string[]}                                                                    inline  Scripts that inline scripts import where a browser needs them.
 */

/**
 * @param {string} slug A block's folder.
 * @return {Printed[]} What it prints for each of its fixtures; without those that print nothing.
 */
export function printedBy( slug ) {
	const folder = `${ root }blocks/${ slug }/fixtures/`;
	const names = readdirSync( folder ).filter(
		( file ) => file.endsWith( '.html' ) && file !== 'empty.html'
	);
	return names
		.map( ( name ) => {
			const html = readFileSync( folder + name, 'utf8' );
			const json = readFileSync(
				folder + name.replace( '.html', '.json' ),
				'utf8'
			);
			return {
				html,
				blocks: [ ...json.matchAll( /"frontage\/([a-z0-9-]+)"/g ) ].map(
					( [ , block ] ) => block
				),
				islands: islandsIn( html, slug ),
				inline: scriptsIn( html.replace( ISLAND, '' ) ),
			};
		} )
		.filter( ( { html } ) => html.trim() );
}

/**
 * @param {string} text HTML or props.
 * @return {string[]} The built scripts that it names.
 */
const scriptsIn = ( text ) =>
	[ ...text.matchAll( SCRIPT ) ].map( ( [ , file ] ) => file );

/**
 * @param {string} html Golden file.
 * @param {string} slug The block's folder.
 * @return {Printed['islands']} Its own islands; those of other blocks in it are theirs.
 */
const islandsIn = ( html, slug ) =>
	[ ...html.matchAll( ISLAND ) ]
		.filter(
			( [ , name, file ] ) =>
				file.startsWith( `${ slug }/` ) ||
				( ! file.includes( '/' ) && name.startsWith( `${ slug }-` ) )
		)
		.map( ( [ , , file, props, wake ] ) => ( {
			file,
			parts: scriptsIn( props ),
			moment: momentOf( wake ),
		} ) );

/**
 * @param {Printed} printed One fixture.
 * @return {import('./moments.mjs').Moment | 'never'} When its first island wakes.
 */
export const wakesAt = ( { islands } ) =>
	islands
		.map( ( { moment } ) => moment )
		.reduce(
			( first, moment ) =>
				first === 'never' || isBefore( moment, first ) ? moment : first,
			/** @type {import('./moments.mjs').Moment | 'never'} */ ( 'never' )
		);
