/** Returns a random UUID; `randomUUID()` is not available on sites without HTTPS. */
export function uuid(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	// Version 4, and the variant of RFC 9562.
	bytes[ 6 ] = ( bytes[ 6 ]! % 16 ) + 0x40;
	bytes[ 8 ] = ( bytes[ 8 ]! % 64 ) + 0x80;
	const hex = [ ...bytes ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
	return hex.replace( /^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-' );
}
