import { safeUrl } from './safe-url';

/** A playlist or a channel, as its address names it. */
export interface PlaylistAddress {
	provider: 'youtube' | 'vimeo' | 'peertube';
	/** A `name` is a channel that only the vendor can look up. */
	kind: 'playlist' | 'channel' | 'person' | 'name';
	id: string;
	/** Of PeerTube; otherwise empty. */
	host: string;
}

/** Patterns by provider and kind; the first group is the ID. */
const ADDRESSES = {
	youtube: {
		playlist:
			/^https?:\/\/(?:www\.|m\.|music\.)?youtube\.com\/(?:playlist|watch)\?(?:[^#]*&)?list=([\w-]{10,64})(?![\w-])/,
		channel:
			/^https?:\/\/(?:www\.|m\.)?youtube\.com\/channel\/(UC[\w-]{22})(?![\w-])/,
		name: /^https?:\/\/(?:www\.|m\.)?youtube\.com\/(@[\w.%-]{3,100}|user\/\w{1,40})(?![\w.%-])/,
	},
	vimeo: {
		playlist:
			/^https?:\/\/(?:www\.)?vimeo\.com\/(?:showcase|album)\/(\d{1,15})\/?(?:[?#]|$)/,
		channel:
			/^https?:\/\/(?:www\.)?vimeo\.com\/channels\/([\w-]{1,60})\/?(?:[?#]|$)/,
		person: /^https?:\/\/(?:www\.)?vimeo\.com\/(user\d{1,15}(?=\/?(?:[?#]|$))|[\w-]{1,60}(?=\/videos\/?(?:[?#]|$)))/,
	},
	peertube: {
		playlist:
			/^https:\/\/([a-z0-9.-]+\/(?:w\/p|videos\/watch\/playlist)\/(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9A-Za-z]{20,22}))(?![\w/-])/,
		channel:
			/^https:\/\/([a-z0-9.-]+\/(?:c|video-channels)\/\w[\w.-]{0,59})(?:\/(?:videos\/?)?)?(?:[?#]|$)/,
		person: /^https:\/\/([a-z0-9.-]+\/(?:a|accounts)\/\w[\w.-]{0,59})(?:\/(?:videos\/?)?)?(?:[?#]|$)/,
	},
} as const;

/**
 * Returns the playlist or channel at an address; mirrors `Domain\Video\Playlist_Address`.
 *
 * @param href      Address as the author wrote it.
 * @param peertubes Hosts of PeerTube that the owner allows.
 * @return Null if there is none.
 */
export function playlistAddress(
	href: string,
	peertubes: string[] = []
): PlaylistAddress | null {
	let full;
	try {
		full = new URL( safeUrl( href ) || 'x:', document.baseURI ).href;
	} catch {
		return null;
	}
	for ( const [ provider, forms ] of Object.entries( ADDRESSES ) ) {
		for ( const [ kind, form ] of Object.entries( forms ) ) {
			const id: string | undefined = form.exec( full )?.[ 1 ];
			const isTube = provider === 'peertube';
			const host = isTube ? id?.split( '/' )[ 0 ] : '';
			if ( id && ( ! isTube || peertubes.includes( host! ) ) ) {
				return {
					provider: provider as PlaylistAddress[ 'provider' ],
					kind: kind as PlaylistAddress[ 'kind' ],
					id: isTube ? id.split( '/' ).pop()! : id,
					host: host!,
				};
			}
		}
	}
	return null;
}
