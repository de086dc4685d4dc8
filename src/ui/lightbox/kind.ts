import { safeUrl } from '@frontage/lib/safe-url';
import { videoAddress } from '@frontage/lib/video-address';

export interface Kind {
	kind: 'image' | 'video' | 'youtube' | 'vimeo' | 'inline';
	/** Identifies the content in the hash, and at the provider if it is a third-party video. */
	key: string;
}

const IMAGE =
	/^https?:\/\/[^?#]*?([^/?#]+)\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

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
	const video = videoAddress( url );
	if ( video ) {
		const { provider, id } = video;
		return {
			kind: provider === 'file' ? 'video' : ( provider as 'youtube' ),
			key: id,
		};
	}
	let full;
	try {
		full = new URL( url || 'x:', document.baseURI ).href;
	} catch {
		return null;
	}
	const image = IMAGE.exec( full )?.[ 1 ];
	return image ? { kind: 'image', key: image } : null;
}
