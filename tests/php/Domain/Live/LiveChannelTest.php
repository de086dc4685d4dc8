<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Live;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Tests\TestCase;

/** Tests which addresses name a channel that streams. */
final class LiveChannelTest extends TestCase {
	private const CHANNEL = 'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg';

	private static function channel( string $href ): Live_Channel {
		$channel = Live_Channel::of( $href );
		self::assertNotNull( $channel, $href );
		return $channel;
	}

	public function test_reads_addresses_of_channels(): void {
		Options::save( array(), array( 'peertube' => array( 'servers' => 'tube.example' ) ) );
		$same = array(
			self::CHANNEL . '/live'                        => 'youtube UCSMOQeBJ2RAnuFungnQOxLg',
			'https://m.youtube.com/@harbour?x=1'           => 'youtube @harbour',
			'https://www.youtube.com/@häfen.de/streams'    => 'youtube @häfen.de',
			'https://tube.example/c/harbour/videos'        => 'peertube tube.example/harbour',
			'https://tube.example/video-channels/h@b.test' => 'peertube tube.example/h@b.test',
		);
		foreach ( $same as $href => $key ) {
			self::assertSame( $key, self::channel( $href )->key() );
			self::assertSame( $key, Live_Channel::named( $key )?->key() );
			self::assertSame( $key, Live_Channel::of( self::channel( $href )->url() )?->key() );
		}
		$none = array(
			null,
			7,
			array( self::CHANNEL ),
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			'https://www.youtube.com/channel/UCshort',
			'https://other.example/c/harbour',
			'https://www.youtube.com.evil.example/@harbour',
			'javascript:alert(1)//www.youtube.com/@harbour',
			'https://www.youtube.com/@' . str_repeat( 'x', 9999 ),
		);
		foreach ( $none as $href ) {
			self::assertNull( Live_Channel::of( $href ) );
			self::assertNull( Live_Channel::named( is_string( $href ) ? "youtube $href" : $href ) );
		}
	}
}
