import { safeUrl } from './safe-url';

/** A video, as its address names it. */
export interface VideoAddress {
	provider: 'youtube' | 'vimeo' | 'peertube' | 'file';
	/**
	 * Names it at the provider: an unlisted video of Vimeo with its hash, one of PeerTube with its host. Of a file, its
	 * name.
	 */
	id: string;
	/** Second at which it starts. */
	start: number;
	/** Whether it is higher than wide, as its address says. */
	isUpright: boolean;
}

/** Patterns by provider; the first group is the ID. */
const ADDRESSES = {
	youtube:
		/^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
	vimeo: /^https?:\/\/(?:www\.)?(?:vimeo\.com\/(?:(?:channels\/[\w-]+|(?:album|showcase)\/\d+\/video|groups\/[\w-]+\/videos)\/)?|player\.vimeo\.com\/video\/)(\d+(?:\/[0-9a-f]+)?)(?![\w/])/,
	peertube:
		/^https:\/\/([a-z0-9.-]+\/(?:w|videos\/(?:watch|embed))\/(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9A-Za-z]{20,22}))(?![\w/-])/,
	file: /^https?:\/\/[^?#]*?([^/?#]+)\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i,
} as const;

const HASH = /^[^#]*[?&]h=([0-9a-f]+)(?![\w])/;

const START =
	/[?&#](?:t|start|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?!\w)/;

/**
 * Returns the video at an address; mirrors `Domain\Video\Video_Address`.
 *
 * @param href      Address as the author wrote it.
 * @param peertubes Hosts of PeerTube that the owner allows.
 * @return Null if there is none.
 */
export function videoAddress(
	href: string,
	peertubes: string[] = []
): VideoAddress | null {
	let full;
	try {
		full = new URL( safeUrl( href ) || 'x:', document.baseURI ).href;
	} catch {
		return null;
	}
	for ( const [ provider, form ] of Object.entries( ADDRESSES ) ) {
		let id: string | undefined = form.exec( full )?.[ 1 ];
		if ( id && provider === 'peertube' ) {
			const parts: string[] = id.split( '/' );
			id = `${ parts[ 0 ] }/${ parts.pop() }`;
			if ( ! peertubes.includes( parts[ 0 ]! ) ) {
				continue;
			}
		}
		if ( ! id ) {
			continue;
		}
		const hash = HASH.exec( full )?.[ 1 ];
		if ( provider === 'vimeo' && hash && ! id.includes( '/' ) ) {
			id += `/${ hash }`;
		}
		const [ , hours, minutes, seconds ] = START.exec( full ) ?? [];
		return {
			provider: provider as VideoAddress[ 'provider' ],
			id,
			start:
				Number( hours ?? 0 ) * 3600 +
				Number( minutes ?? 0 ) * 60 +
				Number( seconds ?? 0 ),
			isUpright: provider === 'youtube' && /\/shorts\//.test( full ),
		};
	}
	return null;
}
