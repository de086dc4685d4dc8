/** Names in PHP files, as PHP resolves them. */

/**
 * @param {string} source A PHP file.
 * @return {string} Its namespace.
 */
export const namespaceIn = ( source ) =>
	source.match( /^namespace ([\w\\]+);/m )?.[ 1 ] ?? '';

/**
 * @param {string} name   As written.
 * @param {string} source The file.
 * @return {string} The full name.
 */
export function resolve( name, source ) {
	if ( name.startsWith( '\\' ) ) {
		return name.slice( 1 );
	}
	const [ first, ...rest ] = name.split( '\\' );
	for ( const [ , used, alias ] of source.matchAll(
		/^use ([\w\\]+)(?: as (\w+))?;/gm
	) ) {
		if ( ( alias ?? used.split( '\\' ).pop() ) === first ) {
			return [ used, ...rest ].join( '\\' );
		}
	}
	return `${ namespaceIn( source ) }\\${ name }`;
}
