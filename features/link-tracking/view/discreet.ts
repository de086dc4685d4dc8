/** Takes from addresses and texts what may tell of a person. */

/** Characters of a text, as many as analytics services keep. */
export const TEXT_MAX = 100;

/** Characters of an address. */
export const URL_MAX = 500;

/** Characters that are looked at, so that no page takes long. */
const READ_MAX = 1000;

const EMAIL = /[^\s/@]+(?:@|%40)[^\s/@]+\.[a-z]{2,}/gi;

const PHONE = /\+?\d[\d\s().\/-]{3,}\d/g;

/**
 * Returns an address as browsers read it; null if they do not.
 *
 * @param href Absolute, or relative to the base.
 * @param base Absolute.
 */
export function parsed( href: string, base?: string ): URL | null {
	try {
		return new URL( href, base );
	} catch {
		return null;
	}
}

/**
 * Returns a text without email addresses, in one line.
 *
 * @param text    Such as the words of a link.
 * @param isPhone Whether numbers in it are phone numbers.
 */
export function discreetText( text: string, isPhone: boolean ): string {
	const plain = text.trim().slice( 0, READ_MAX ).replace( EMAIL, '…' );
	const told = isPhone ? plain.replace( PHONE, '…' ) : plain;
	return [ ...told.replace( /\s+/g, ' ' ) ].slice( 0, TEXT_MAX ).join( '' );
}

/**
 * Returns the domain of the first email address; empty if there is none.
 *
 * @param path What follows `mailto:`, without parameters.
 */
export const domainOf = ( path: string ): string =>
	parsed( `http://${ /@([^,;@]+)/.exec( path )?.[ 1 ] ?? '' }` )?.hostname ??
	'';

/**
 * Returns an address without name, password, parameters, fragment, and email addresses in its path.
 *
 * @param url An address of the web.
 */
export const discreetAddress = ( { origin, pathname }: URL ): string =>
	( origin + pathname.slice( 0, READ_MAX ).replace( EMAIL, '*' ) ).slice(
		0,
		URL_MAX
	);
