<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlists;
use Frontage\Tests\TestCase;

/** Tests what addresses of playlists and channels lead to, with the vectors of `src/lib/playlist-address.json`. */
final class PlaylistAddressTest extends TestCase {
	public function test_reads_addresses_as_the_browser_does(): void {
		$vectors = json_decode( (string) file_get_contents( Paths::path( 'src/lib/playlist-address.json' ) ), true );
		foreach ( $vectors as $vector ) {
			$playlist = Playlist_Address::of( $vector['href'], array( 'tube.example' ) );
			foreach ( array( 'provider', 'kind', 'id', 'host' ) as $name ) {
				self::assertSame( $vector[ $name ] ?? null, $playlist?->$name, $vector['href'] );
			}
		}
	}

	public function test_no_value_from_outside_is_a_playlist(): void {
		$url = 'https://vimeo.com/showcase/1';
		foreach ( array( null, 7, array( $url ), (object) array(), INF, str_repeat( $url, 9999 ) ) as $value ) {
			self::assertNull( Playlist_Address::of( $value ) );
		}
	}

	public function test_the_page_of_a_playlist_leads_to_the_same_playlist(): void {
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example' ) ) );
		$vectors = json_decode( (string) file_get_contents( Paths::path( 'src/lib/playlist-address.json' ) ), true );
		foreach ( $vectors as $vector ) {
			$playlist = Playlist_Address::of( $vector['href'] );
			$vendor   = null === $playlist ? null : Playlists::vendor( $playlist );
			if ( null !== $playlist && null !== $vendor ) {
				$again = Playlist_Address::of( $vendor->playlists()->page_url( $playlist ) );
				self::assertSame( array( $playlist->kind, $playlist->id ), array( $again?->kind, $again?->id ), $vector['href'] );
			}
		}
	}

	public function test_finds_itself_in_saved_blocks(): void {
		$url     = 'https://www.youtube.com/playlist?list=PL6B39--7A5D230E335';
		$content = '<!-- wp:frontage/video-gallery ' . serialize_block_attributes( array( 'playlist' => $url ) ) . ' /-->';
		self::assertTrue( Playlist_Address::of( $url )?->is_in( $content ) );
		self::assertFalse( Playlist_Address::of( 'https://vimeo.com/showcase/3856' )?->is_in( $content ) );
	}
}
