/**
 * Compiles `languages/*.po` into what WordPress loads: `build/languages/frontage-<locale>.l10n.php` for PHP, and
 * a file with the strings of each built script, named as WordPress expects.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../build/modules.mjs';
import { FORM, keyOf, readPo } from './po.mjs';
import { scriptStrings } from './script-strings.mjs';

const MIGHT_TRANSLATE = /\b_[nx]{0,2}[_x]?\)?\(/;

/**
 * @param {string} folder Folder of the build, relative to the checkout.
 */
export function compileLanguages( folder = 'build' ) {
	const scripts = translatedScripts( folder );
	mkdirSync( `${ root }${ folder }/languages`, { recursive: true } );
	for ( const name of readdirSync( `${ root }languages` ) ) {
		if ( name.endsWith( '.po' ) ) {
			compile( folder, basename( name, '.po' ), scripts );
		}
	}
}

/**
 * @param {string}                  folder  Folder of the build.
 * @param {string}                  name    Such as `frontage-de_DE`.
 * @param {Map<string,Set<string>>} scripts Keys of the strings of each script.
 */
function compile( folder, name, scripts ) {
	const { header, entries } = readPo(
		readFileSync( `${ root }languages/${ name }.po`, 'utf8' )
	);
	const done = entries.filter( ( { translated } ) =>
		translated.every( Boolean )
	);
	const locale = name.replace( /^frontage-/, '' );
	const plurals =
		header.match( /^Plural-Forms:\s*(.+)$/m )?.[ 1 ] ??
		'nplurals=2; plural=n != 1;';
	const out = `${ root }${ folder }/languages/${ name }`;
	writeFileSync( `${ out }.l10n.php`, phpFile( locale, plurals, done ) );
	for ( const [ path, keys ] of scripts ) {
		const mine = done.filter( ( entry ) => keys.has( keyOf( entry ) ) );
		const hash = createHash( 'md5' ).update( path ).digest( 'hex' );
		if ( mine.length ) {
			writeFileSync(
				`${ out }-${ hash }.json`,
				scriptFile( path, locale, plurals, mine )
			);
		}
	}
}

/**
 * @param {string} folder Folder of the build.
 * @return {Map<string,Set<string>>} Keys of the strings of each script, by its path in the plugin.
 */
export function translatedScripts( folder ) {
	const found = new Map();
	for ( const entry of readdirSync( `${ root }${ folder }`, {
		recursive: true,
	} ) ) {
		const path = String( entry ).replaceAll( '\\', '/' );
		const source = path.endsWith( '.js' )
			? readFileSync( `${ root }${ folder }/${ path }`, 'utf8' )
			: '';
		if ( MIGHT_TRANSLATE.test( source ) ) {
			const keys = scriptStrings( path, source ).map( keyOf );
			// WordPress knows the script that loads these.
			const script = `build/${ path.replace( /^edit\/.+/, 'editor-modules.js' ) }`;
			if ( keys.length ) {
				found.set(
					script,
					new Set( [ ...( found.get( script ) ?? [] ), ...keys ] )
				);
			}
		}
	}
	return found;
}

/**
 * @param {string}                     locale  Such as `de_DE`.
 * @param {string}                     plurals Gettext's plural rule.
 * @param {import('./po.mjs').Entry[]} entries
 * @return {string} The file that WordPress 6.5 and newer load for PHP.
 */
function phpFile( locale, plurals, entries ) {
	const messages = entries.map( ( entry ) => {
		const plural = entry.plural === undefined ? '' : FORM + entry.plural;
		return `${ php( keyOf( entry ) + plural ) }=>${ php( entry.translated.join( FORM ) ) }`;
	} );
	return `<?php defined( 'ABSPATH' ) || exit; return array('domain'=>'frontage','language'=>${ php( locale ) },'plural-forms'=>${ php( plurals ) },'messages'=>array(${ messages.join( ',' ) }));\n`;
}

/**
 * @param {string} text
 * @return {string} The text as a PHP literal.
 */
const php = ( text ) =>
	`"${ text
		.replace( /[\\"$]/g, '\\$&' )
		.replaceAll( '\n', '\\n' )
		.replaceAll( '\0', '\\x00' )
		.replaceAll( '\u0004', '\\x04' ) }"`;

/**
 * @param {string}                     path    The script.
 * @param {string}                     locale  Such as `de_DE`.
 * @param {string}                     plurals Gettext's plural rule.
 * @param {import('./po.mjs').Entry[]} entries
 * @return {string} The JSON that WordPress prints before the script.
 */
function scriptFile( path, locale, plurals, entries ) {
	const messages = Object.fromEntries(
		entries.map( ( entry ) => [ keyOf( entry ), entry.translated ] )
	);
	const head = { domain: 'messages', lang: locale, 'plural-forms': plurals };
	return JSON.stringify( {
		source: path,
		domain: 'messages',
		locale_data: { messages: { '': head, ...messages } },
	} );
}
