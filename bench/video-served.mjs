/** What the server does for pages with videos and feeds. */
import { medians, print, shuffled } from './table.mjs';

/** Pages that are compared with each other; the first of each has only the words. */
export const GROUPS = {
	video: {
		title: 'Three videos of YouTube',
		pages: {
			'no video': 'video-none',
			'ours (video)': 'video-ours',
			'core/embed': 'video-core',
			'eager iframe': 'video-eager',
		},
	},
	videoGallery: {
		title: 'Twelve videos of YouTube',
		pages: {
			'no video': 'one-none',
			'ours (video-gallery)': 'videos-ours',
			'12 core/embed': 'videos-core',
			'eager iframe of a playlist': 'videos-eager',
		},
	},
	liveStream: {
		title: 'A live stream at YouTube',
		pages: {
			'no video': 'one-none',
			'ours (live-stream)': 'stream-ours',
			'core/embed': 'stream-core',
			'eager iframe': 'stream-eager',
		},
	},
	socialFeed: {
		title: 'Twelve articles of a feed',
		pages: {
			'no feed': 'one-none',
			'ours (social-feed)': 'feed-ours',
			'ours without pictures': 'feed-plain',
			'core/rss': 'feed-core',
		},
	},
	photoFeed: {
		title: 'Twelve photos',
		pages: {
			'no photo': 'one-none',
			'ours (photo-feed)': 'photos-ours',
			'core/gallery': 'photos-core',
			'core/gallery with lightbox': 'photos-lightbox',
		},
	},
};

/** Requests for each page: enough that the median of the differences hardly moves. */
const REQUESTS = 40;

const asked = async ( url ) => {
	const answer = await fetch( url, { headers: { 'x-bench': 'on' } } );
	await answer.text();
	return {
		queries: Number( answer.headers.get( 'x-bench-queries' ) ),
		cpu: Number( answer.headers.get( 'x-bench-cpu' ) ),
	};
};

/**
 * Measures what the server does for these pages; pages of a group are asked for in turn, and each round is compared.
 *
 * @param {string} site URL of the server itself.
 */
export async function servedVideos( site ) {
	const tables = {};
	for ( const [ key, { title, pages } ] of Object.entries( GROUPS ) ) {
		const names = Object.keys( pages );
		const found = new Map( names.map( ( name ) => [ name, [] ] ) );
		for ( let at = 0; at < REQUESTS; at++ ) {
			const round = {};
			for ( const name of shuffled( names ) ) {
				round[ name ] = await asked(
					`${ site }/bench-${ pages[ name ] }/`
				);
			}
			const none = round[ names[ 0 ] ];
			names.forEach( ( name ) =>
				found.get( name ).push( {
					queries: round[ name ].queries - none.queries,
					cpu: round[ name ].cpu - none.cpu,
				} )
			);
		}
		tables[ key ] = names.map( ( name ) => {
			const mine = medians( found.get( name ) );
			return {
				name,
				'queries more': mine.queries,
				'CPU ms more': mine.cpu,
			};
		} );
		print( `${ title }, on the server`, tables[ key ] );
	}
	return tables;
}
