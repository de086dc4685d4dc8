/** A playlist of which the served site knows some pages, as if its vendor had answered. */
import type { Page } from '@playwright/test';
import { publishPage } from './rest';
import { sitePhp } from './site-php';

/** Each page has a playlist of its own: other tests know other pages of theirs. */
export const newPlaylist = () =>
	`https://tube.example.org/w/p/${ crypto.randomUUID() }`;

/** Videos of the playlist, and on a page. */
const TOTAL = 12;
const SIZE = 3;

/**
 * Publishes a gallery of a playlist.
 *
 * @param admin      The administrator.
 * @param attributes Further attributes of the block.
 * @param known      Pages that the site knows, from the first; the vendor does not answer for others.
 * @param playlist   Its address.
 * @return Address of the page.
 */
export async function publishPlaylist(
	admin: Page,
	attributes: object = {},
	known = 3,
	playlist = newPlaylist()
): Promise< string > {
	await sitePhp( `
		use Frontage\\Base\\Settings\\Options;
		use Frontage\\Domain\\Providers\\{ Http_Response, Providers, Response_Cache };
		use Frontage\\Domain\\Video\\Playlist_Address;
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example.org' ) ) );
		$vendor = Providers::get( 'peertube' );
		$list   = Playlist_Address::of( '${ playlist }' );
		for ( $page = 0; $page < 4; $page++ ) {
			$start = $page * ${ SIZE };
			$url   = $vendor->playlists()->videos_url( $list, $page ? (string) $start : '', ${ SIZE } );
			Frontage\\Base\\Store\\Values::delete( Response_Cache::PREFIX . md5( "peertube $url" ) );
			$data  = array();
			for ( $n = $start + 1; $n <= $start + ${ SIZE }; $n++ ) {
				$data[] = array( 'id' => $n, 'video' => array(
					'uuid' => sprintf( '9c9de5e8-0a1e-484a-b099-e807661800%02d', $n ),
					'name' => "Part $n of the voyage",
					'duration' => 60 + $n,
				) );
			}
			if ( $page < ${ known } ) {
				$body = wp_json_encode( array( 'total' => ${ TOTAL }, 'data' => $data ) );
				Response_Cache::keep( $vendor, $url, new Http_Response( 200, array(), $body, 'tube.example.org', 1 ) );
			}
		}
		echo 'done';` );
	return publishPage(
		admin,
		`<!-- wp:frontage/video-gallery ${ JSON.stringify( {
			anchor: 'voyage',
			playlist,
			pageSize: SIZE,
			...attributes,
		} ) } /-->`
	);
}
