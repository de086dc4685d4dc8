import { decoded } from '@frontage/lib/decoded';
import type { PrefetchProps } from './types';

/** Anything that is no page: files by their ending, and WordPress's own folders and scripts. */
const FILES =
	/\.(?!html?$)[a-z0-9]{2,5}$|\/wp-(?:admin|content|includes|json)(?:\/|$)|\/wp-[^/]*\.php/i;

/**
 * Returns the address of a page that may be fetched ahead (S0 §5); null for every other link.
 *
 * Never one that does something, such as adding to a cart: addresses with parameters, and links that say so.
 *
 * @param link  A link of the page.
 * @param never What the server excludes.
 */
export function addressOf(
	link: HTMLAnchorElement,
	{ words, ignore }: Pick< PrefetchProps, 'words' | 'ignore' >
): string | null {
	const { origin, pathname, search, protocol, href } = link;
	const parts = decoded( pathname ).toLowerCase().split( '/' );
	const isExcluded =
		origin !== location.origin ||
		! protocol.startsWith( 'http' ) ||
		pathname === location.pathname ||
		search !== '' ||
		link.download !== '' ||
		link.hasAttribute( 'download' ) ||
		link.relList.contains( 'nofollow' ) ||
		!! link.closest( '.no-prefetch' ) ||
		FILES.test( pathname ) ||
		words.some( ( word ) =>
			parts.includes( decoded( word ).toLowerCase() )
		) ||
		ignore.some(
			( part ) =>
				href.includes( part ) ||
				decoded( href ).includes( decoded( part ) )
		);
	return isExcluded ? null : href.split( '#' )[ 0 ]!;
}
