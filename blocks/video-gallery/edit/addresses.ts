import { playlistAddress } from '@frontage/lib/playlist-address';
import { videoAddress } from '@frontage/lib/video-address';

/** A video that an author has chosen. */
export interface ChosenVideo extends Record< string, unknown > {
	url?: string;
	title?: string;
	text?: string;
	poster?: string;
	posterId?: number;
}

/** The server decides which hosts of PeerTube are allowed, and says so. */
function hostsIn( url: string ): string[] {
	try {
		return [ new URL( url ).host ];
	} catch {
		return [];
	}
}

/** Returns whether an address is that of a playlist or channel. */
export const isPlaylist = ( url: string ) =>
	!! playlistAddress( url, hostsIn( url ) );

/** Returns the vendor of a playlist or channel; undefined if it is none. */
export const playlistVendor = ( url: string ) =>
	playlistAddress( url, hostsIn( url ) )?.provider;

/** Returns whether an address is that of a video which plays. */
export const isVideo = ( url: string ) =>
	!! videoAddress( url, hostsIn( url ) );

/** Returns the vendor of a video, `file` for a file; undefined if it is none. */
export const videoVendor = ( url: string ) =>
	videoAddress( url, hostsIn( url ) )?.provider;

/**
 * Returns what an author has typed or pasted: a playlist, or videos, one per line.
 *
 * @param text Addresses, separated by spaces or lines.
 */
export function addressesIn( text: string ): {
	playlist: string;
	videos: ChosenVideo[];
} {
	const urls = text.split( /\s+/ ).filter( Boolean );
	const [ first = '' ] = urls;
	if ( urls.length === 1 && isPlaylist( first ) ) {
		return { playlist: first, videos: [] };
	}
	return {
		playlist: '',
		videos: [ ...new Set( urls ) ].map( ( url ) => ( { url } ) ),
	};
}
