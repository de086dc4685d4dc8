/**
 * Reads the constant `WHEN` of classes that boot themselves, so that a request loads only those
 * whose conditions it meets. `Frontage\Base\Bootable` says what the conditions are.
 */
import { resolve } from './php-names.mjs';

const CONDITION =
	/^(hook:[\w{}/-]+|rest:[\w/-]+|shortcode:\w+|(query|post|header):[\w-]+|action|front|screen|cli)$/;

/**
 * @param {Array<{name:string,source:string}>} types All types of the plugin.
 * @param {string[]}                           names The classes that boot themselves.
 * @return {Record<string,string[]>} The classes by condition; the empty one is every request.
 */
export function conditions( types, names ) {
	const sources = new Map(
		types.map( ( { name, source } ) => [ name, source ] )
	);
	/** @type {Record<string,string[]>} */
	const boots = { '': [] };
	for ( const name of names ) {
		for ( const condition of whenOf( name, sources ) ) {
			if ( condition !== '' && ! CONDITION.test( condition ) ) {
				throw new Error(
					`${ name }::WHEN says “${ condition }”, which is no condition. See includes/Base/Bootable.php.`
				);
			}
			( boots[ condition ] ??= [] ).push( name );
		}
	}
	return boots;
}

/**
 * @param {string}             name    A class.
 * @param {Map<string,string>} sources The file of each type.
 * @return {string[]} Its conditions.
 */
function whenOf( name, sources ) {
	const written = constant( name, 'WHEN', sources );
	if ( written === null ) {
		return [ '' ];
	}
	return written
		.replace( /^array\((.*)\)$/s, '$1' )
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( Boolean )
		.map( ( part ) => value( part, name, sources ) );
}

/**
 * @param {string}             expression Strings and constants, joined by dots.
 * @param {string}             name       The class it stands in.
 * @param {Map<string,string>} sources    The file of each type.
 * @return {string} What it is.
 */
function value( expression, name, sources ) {
	return expression
		.split( ' . ' )
		.map( ( part ) => {
			const text = part.match( /^'([^']*)'$/ );
			const [ , owner, key ] = part.match( /^([\w\\]+)::(\w+)$/ ) ?? [];
			if ( text ) {
				return text[ 1 ];
			}
			const target =
				owner === 'self'
					? name
					: resolve( owner ?? '', sources.get( name ) ?? '' );
			const written = constant( target, key ?? '', sources );
			if ( written === null ) {
				throw new Error(
					`The build cannot read “${ part }” in ${ name }::WHEN; write a string or a constant of the plugin.`
				);
			}
			return value( written, target, sources );
		} )
		.join( '' );
}

/**
 * @param {string}             name    A class.
 * @param {string}             key     One of its constants.
 * @param {Map<string,string>} sources The file of each type.
 * @return {string|null} What it is set to, as written.
 */
function constant( name, key, sources ) {
	const found = ( sources.get( name ) ?? '' ).match(
		new RegExp( `\\bconst ${ key } += ([^;]+);` )
	);
	return found ? found[ 1 ].trim() : null;
}
