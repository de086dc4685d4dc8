/** Discovers the modules and their contents from their folders. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath( new URL( '../../', import.meta.url ) );

export const KINDS = [ 'blocks', 'features', 'extensions' ];

/**
 * @param {string} kind One of KINDS.
 * @return {string[]} Slugs of the modules of that kind, sorted.
 */
export function slugsOf( kind ) {
	if ( ! existsSync( `${ root }${ kind }` ) ) {
		return [];
	}
	return readdirSync( `${ root }${ kind }`, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name )
		.sort();
}

/**
 * @param {string} slug Such as `like-button`.
 * @return {string} Such as `Like_Button`.
 */
export function className( slug ) {
	return slug
		.split( '-' )
		.map( ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 ) )
		.join( '_' );
}

/**
 * @param {string} kind One of KINDS.
 * @return {string} Middle part of the PHP namespace, such as `Blocks`.
 */
export function namespaceOf( kind ) {
	return kind[ 0 ].toUpperCase() + kind.slice( 1 );
}

/**
 * Reads `const NAME = '…'` of every action class in a folder.
 *
 * @param {string} folder    Path relative to the root.
 * @param {string} namespace PHP namespace of the classes.
 * @param {Object} owner     Module and kind the actions belong to.
 * @return {Record<string,Object>} Actions by their Ajax name.
 */
export function actionsIn( folder, namespace, owner ) {
	const found = {};
	if ( ! existsSync( root + folder ) ) {
		return found;
	}
	for ( const file of readdirSync( root + folder ).sort() ) {
		const source = readFileSync( `${ root }${ folder }/${ file }`, 'utf8' );
		const name = source.match( /const NAME\s*=\s*'([^']+)'/ )?.[ 1 ];
		if ( name && ! /\babstract class\b/.test( source ) ) {
			found[ name ] = {
				class: `${ namespace }\\${ file.replace( '.php', '' ) }`,
				...owner,
			};
		}
	}
	return found;
}

/**
 * @param {string} folder Path relative to the root.
 * @return {Record<string,string>|null} Block patterns by name; null if there are none.
 */
export function patternsIn( folder ) {
	if ( ! existsSync( root + folder ) ) {
		return null;
	}
	return Object.fromEntries(
		readdirSync( root + folder )
			.sort()
			.map( ( file ) => [
				file.replace( '.php', '' ),
				`${ folder }/${ file }`,
			] )
	);
}

/**
 * Returns the vendors a module uses, from `block.json` (`frontage.providers`) and its class (`const PROVIDERS`).
 *
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder.
 * @return {string[]} Slugs of vendors.
 */
export function providersOf( kind, slug ) {
	const json = `${ root }${ kind }/${ slug }/block.json`;
	const code = `${ root }${ kind }/${ slug }/server/${ className( slug ) }.php`;
	const said = existsSync( json )
		? ( JSON.parse( readFileSync( json, 'utf8' ) ).frontage?.providers ??
			[] )
		: [];
	const list = existsSync( code )
		? ( readFileSync( code, 'utf8' ).match(
				/const PROVIDERS\s*=\s*(?:array\(|\[)([^)\]]*)/
			)?.[ 1 ] ?? '' )
		: '';
	const named = [ ...list.matchAll( /'([^']+)'/g ) ].map(
		( [ , name ] ) => name
	);
	return [ ...new Set( [ ...said, ...named ] ) ].sort();
}

/**
 * Reads what decides whether a module's class is loaded, so that it need not be loaded to be asked.
 *
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder, whose class exists.
 * @return {{feature?:string[],off?:true,formerly?:string}} The `WHEN` of a `Feature`, an empty text for every request; whether it is
 *         off by default; the folder's name before (`FORMERLY`).
 */
export function switchesOf( kind, slug ) {
	const source = readFileSync(
		`${ root }${ kind }/${ slug }/server/${ className( slug ) }.php`,
		'utf8'
	);
	const isFeature =
		/^(?:final )?class [^{]* implements [^{]*\bFeature\b/m.test( source );
	const formerly = source.match( /const FORMERLY\s+= '([^']+)';/ )?.[ 1 ];
	return {
		...( isFeature && {
			feature: whenOf( source ),
		} ),
		...( /const OFF_BY_DEFAULT\s+= true;/.test( source ) && { off: true } ),
		...( formerly && { formerly } ),
	};
}

/**
 * @param {string} source Of the class of a feature.
 * @return {string[]} The texts of its `WHEN`; an empty one without it.
 */
function whenOf( source ) {
	const written = source.match( /const WHEN\s+= ([^;]+);/ )?.[ 1 ] ?? "''";
	return [ ...written.matchAll( /'([^']*)'/g ) ].map(
		( [ , text ] ) => text
	);
}

/**
 * Returns whether a block's client code owns its data without React (declared tier 2): forms, uploads.
 *
 * @param {string} kind One of KINDS.
 * @param {string} slug The module's folder.
 * @return {boolean} Whether `block.json` has `"frontage": { "tier": 2 }`.
 */
export function isTier2( kind, slug ) {
	const json = `${ root }${ kind }/${ slug }/block.json`;
	return (
		existsSync( json ) &&
		JSON.parse( readFileSync( json, 'utf8' ) ).frontage?.tier === 2
	);
}
