/**
 * Reads addresses, one a line. Those without a scheme get one, if they can only be addresses.
 *
 * @param text What an author typed.
 * @return Addresses, and lines that are none, in their order.
 */
export const accountsIn = ( text: string ): string[] =>
	text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.map( ( line ) => {
			if ( /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test( line ) ) {
				return `mailto:${ line }`;
			}
			return /^[\w-]+(\.[\w-]+)+(\/|$)/.test( line )
				? `https://${ line }`
				: line;
		} );

/**
 * Returns the first line that is no address, which visitors do not see.
 *
 * @param accounts As of `accountsIn()`.
 */
export const unreadable = ( accounts: string[] ): string | undefined =>
	accounts.find(
		( account ) =>
			! /^(https?:\/\/[^\s/]+\.[^\s/]+|mailto:\S+@\S+)/i.test( account )
	);
