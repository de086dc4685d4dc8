<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Videos;
use Frontage\Tests\TestCase;

/** Tests what addresses of videos lead to, with the vectors of `src/lib/video-address.json`. */
final class VideoAddressTest extends TestCase {
	public function test_reads_addresses_as_the_browser_does(): void {
		$vectors = json_decode( (string) file_get_contents( Paths::path( 'src/lib/video-address.json' ) ), true );
		foreach ( $vectors as $vector ) {
			$video = Video_Address::of( $vector['href'], array( 'tube.example' ) );
			self::assertSame( $vector['provider'] ?? null, $video?->provider, $vector['href'] );
			self::assertSame( $vector['id'] ?? null, $video?->id, $vector['href'] );
			self::assertSame( $vector['start'] ?? null, $video?->start, $vector['href'] );
			self::assertSame( $vector['isUpright'] ?? false, true === $video?->is_upright );
		}
	}

	public function test_no_value_from_outside_is_a_video(): void {
		$values = array( null, 7, array( 'https://youtu.be/aqz-KE-bpKQ' ), (object) array(), INF, str_repeat( 'https://youtu.be/', 9999 ) );
		foreach ( $values as $value ) {
			self::assertNull( Video_Address::of( $value ) );
		}
	}

	public function test_the_owner_names_servers_of_peertube(): void {
		$href = 'https://tube.example/w/2y84q2MQUMWPbiEcxNXMgC';
		self::assertNull( Video_Address::of( $href ) );
		Options::save( array(), array( 'peertube' => array( 'servers' => 'https://Tube.example/, 127.0.0.1 localhost [::1]' ) ) );
		$video = Video_Address::of( "$href?start=7" );
		self::assertSame( 'tube.example/2y84q2MQUMWPbiEcxNXMgC', $video?->id );
		self::assertNull( Video_Address::of( 'https://127.0.0.1/w/2y84q2MQUMWPbiEcxNXMgC' ) );
	}

	public function test_vendors_name_the_page_and_the_player(): void {
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example' ) ) );
		$expected = array(
			'https://youtu.be/aqz-KE-bpKQ?t=1m30s'        => array(
				'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
				'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&playsinline=1&enablejsapi=1&start=90',
			),
			'https://player.vimeo.com/video/7?h=abc#t=5s' => array(
				'https://vimeo.com/7/abc#t=5s',
				'https://player.vimeo.com/video/7?dnt=1&playsinline=1&h=abc#t=5s',
			),
			'https://tube.example/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d' => array(
				'https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
				'https://tube.example/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d?api=1&p2p=0&title=0&warningTitle=0',
			),
		);
		foreach ( $expected as $href => $pair ) {
			$video  = Video_Address::of( $href );
			$vendor = null === $video ? null : Videos::vendor( $video );
			self::assertNotNull( $video );
			self::assertSame( $pair, array( $vendor?->watch_url( $video ), $vendor?->embed_url( $video ) ) );
			self::assertSame( $video->id, Video_Address::of( $pair[0] )?->id, 'The page leads to the same video.' );
			self::assertSame( $video->id, Video_Address::of( $pair[1] )?->id, 'And so does the player.' );
		}
	}
}
