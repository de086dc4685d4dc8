import { safeUrl } from '@frontage/lib/safe-url';

export interface Kind {
	kind: 'image' | 'video' | 'youtube' | 'vimeo' | 'inline';
	/** Identifies the content in the hash, and at the provider if it is a third-party video. */
	key: string;
}

/** Patterns by kind; the first group is the key. Third-party videos match the whole URL, files its path. */
const ADDRESSES = {
	youtube:
		/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
	vimeo: /^https?:\/\/(?:www\.)?(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d+(?:\/[0-9a-f]+)?)(?![\w/])/,
	image: /^https?:\/\/[^?#]*?([^/?#]+)\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i,
	video: /^https?:\/\/[^?#]*?([^/?#]+)\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i,
} as const;

/**
 * Returns the kind of content a URL leads to; mirrors `Domain\Render\Lightbox\Link_Type`.
 *
 * @param href URL as the author wrote it.
 * @return Null if the browser should follow the link.
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
