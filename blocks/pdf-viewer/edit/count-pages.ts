/** A node of a page tree, which says how many pages are below it. */
const COUNT =
	/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g;

/**
 * Returns how many pages a PDF has; 0 if it does not say so in plain text, as newer compressed files do.
 *
 * @param text The file, a character for each byte.
 */
export function countPages( text: string ): number {
	return Math.max(
		0,
		...[ ...text.matchAll( COUNT ) ].map( ( [ , after, before ] ) =>
			Number( after ?? before )
		)
	);
}

/**
 * Returns how many pages a PDF of this site has; 0 if nobody knows.
 *
 * @param url Its address.
 */
export async function pagesOf( url: string ): Promise< number > {
	try {
		const answer = await fetch( url );
		const bytes = await answer.arrayBuffer();
		return answer.ok
			? countPages( new TextDecoder( 'latin1' ).decode( bytes ) )
			: 0;
	} catch {
		return 0;
	}
}
