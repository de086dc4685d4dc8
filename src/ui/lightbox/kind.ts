import { safeUrl } from '@frontage/lib/safe-url';

export interface Kind {
	kind: 'image' | 'video' | 'youtube' | 'vimeo' | 'inline';
	/** Names the thing in addresses, and where it comes from another company, there. */
	key: string;
}

/** By kind; the first group is the key. Videos of others by the whole address, files by its path. */
const ADDRESSES = {
	youtube:
		/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
	vimeo: /^https?:\/\/(?:www\.)?(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d+(?:\/[0-9a-f]+)?)(?![\w/])/,
	image: /^https?:\/\/[^?#]*?([^/?#]+)\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i,
	video: /^https?:\/\/[^?#]*?([^/?#]+)\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i,
} as const;

/**
 * What a link leads to, as far as the lightbox can show it; the twin of `Domain\Render\Lightbox\Link_Type`.
 *
 * Reads an address.
 *
 * @param href As an author wrote it.
 * @return Null for what is left to the browser.
 */
export function kindOf( href: string ): Kind | null {
	const url = safeUrl( href );
	if ( /^#./.test( url ) ) {
		return { kind: 'inline', key: url.slice( 1 ) };
	}
	let full;
	try {
		full = new URL( url, document.baseURI ).href;
	} catch {
		return null;
	}
	for ( const [ kind, form ] of Object.entries( ADDRESSES ) ) {
		const key = url && form.exec( full )?.[ 1 ];
		if ( key ) {
			return { kind: kind as Kind[ 'kind' ], key };
		}
	}
	return null;
}
