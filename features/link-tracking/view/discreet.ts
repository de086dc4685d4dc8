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
 * Returns a text without email addresses, in one line.
 *
 * @param text    Such as the words of a link.
 * @param isPhone Whether numbers in it are phone numbers.
 */
export const withoutAddresses = ( text: string, isPhone: boolean ): string =>
	[
		...text
			.trim()
			.slice( 0, READ_MAX )
			.replace( EMAIL, '…' )
			.replace( isPhone ? PHONE : /$^/, '…' )
			.replace( /\s+/g, ' ' ),
	]
		.slice( 0, TEXT_MAX )
		.join( '' );

/**
 * Returns the domain of the first email address; empty if there is none.
 *
 * @param path What follows `mailto:`, without parameters.
 */
export function plainDomain( path: string ): string {
	const domain = /@([^,;@]+)/.exec( path )?.[ 1 ] ?? '';
	try {
		return domain && new URL( `http://${ domain }` ).hostname;
	} catch {
		return '';
	}
}

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
