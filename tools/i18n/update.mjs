/**
 * Brings every `languages/*.po` up to date with the sources, and says what is not translated.
 *
 *     node tools/i18n/update.mjs
 *
 * The build writes the template and `wpml-config.xml` by `writeTemplates()`; neither is committed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../env/paths.mjs';
import { entry, Problem } from '../env/problem.mjs';
import { collect } from './collect.mjs';
import { keyOf, placeholders, readPo, writePo } from './po.mjs';
import { wpmlConfig } from './wpml.mjs';

const POT = 'languages/frontage.pot';
const WPML = 'wpml-config.xml';
const HEADER = [
	'Project-Id-Version: Frontage',
	'MIME-Version: 1.0',
	'Content-Type: text/plain; charset=UTF-8',
	'Content-Transfer-Encoding: 8bit',
	'X-Domain: frontage',
].join( '\n' );

const read = ( path ) => readFileSync( inRoot( path ), 'utf8' );

/** @return {string[]} Paths of all translations. */
export const translations = () =>
	readdirSync( inRoot( 'languages' ) )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => `languages/${ name }` );

/**
 * Returns the up-to-date template.
 *
 * @param {import('./po.mjs').Entry[]} entries
 * @return {string} The file.
 */
export const template = ( entries ) => writePo( HEADER, entries );

/**
 * Returns a translation with the current entries; existing translations are kept.
 *
 * @param {string}                     source  The `.po` file.
 * @param {import('./po.mjs').Entry[]} entries
 * @return {string} The file.
 */
export function merged( source, entries ) {
	const { header, entries: old } = readPo( source );
	const known = new Map(
		old.map( ( one ) => [ keyOf( one ), one.translated ] )
	);
	return writePo(
		header,
		entries.map( ( one ) => ( {
			...one,
			translated: known.get( keyOf( one ) ) ?? [],
		} ) )
	);
}

/**
 * Returns what is invalid or missing in a translation.
 *
 * @param {string} path The `.po` file.
 * @return {{ wrong: string[], missing: string[], share: number }} Texts, and the translated share.
 */
export function judge( path ) {
	const { entries } = readPo( read( path ) );
	const missing = entries.filter(
		( one ) => ! one.translated.every( Boolean )
	);
	const wrong = entries.filter(
		( one ) =>
			one.translated.every( Boolean ) &&
			one.translated.some(
				( text, form ) =>
					String( placeholders( text ) ) !==
					String(
						placeholders(
							form > 0 ? ( one.plural ?? '' ) : one.text
						)
					)
			)
	);
	return {
		wrong: wrong.map( keyOf ),
		missing: missing.map( keyOf ),
		share: 1 - missing.length / Math.max( 1, entries.length ),
	};
}

/**
 * Writes what translators and translation plugins start from.
 *
 * @param {import('./po.mjs').Entry[]} entries
 */
export function writeTemplates( entries = collect() ) {
	writeFileSync( inRoot( POT ), template( entries ) );
	writeFileSync( inRoot( WPML ), wpmlConfig() );
}

async function main() {
	const entries = collect();
	writeTemplates( entries );
	for ( const path of translations() ) {
		writeFileSync( inRoot( path ), merged( read( path ), entries ) );
	}
	process.stdout.write( `${ POT }: ${ entries.length } strings\n` );
	for ( const path of translations() ) {
		const { wrong, missing, share } = judge( path );
		process.stdout.write(
			`${ path }: ${ ( share * 100 ).toFixed( 1 ) } % translated\n${ missing
				.map( ( text ) => `  missing: ${ text }\n` )
				.join( '' ) }`
		);
		if ( wrong.length ) {
			throw new Problem(
				`${ path } changes what is put into: ${ wrong.join( ' | ' ) }`,
				'Use the same placeholders as the original.'
			);
		}
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	await entry( main );
}
