<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Responsive_Videos;

use Frontage\Features\Responsive_Videos\Players;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which iframes in posts get a ratio box. */
final class PlayersTest extends TestCase {
	public function test_a_player_with_a_fixed_size_gets_an_aspect_ratio(): void {
		self::assertSame(
			'<p>A</p><iframe style="border:0;--frontage-responsive-videos:560 / 315" class="old frontage-responsive-videos" '
				. 'src="https://player.vimeo.com/video/1" width="560" height="315"></iframe>',
			str_replace(
				'class="old frontage-responsive-videos" style="border:0;--frontage-responsive-videos:560 / 315"',
				'style="border:0;--frontage-responsive-videos:560 / 315" class="old frontage-responsive-videos"',
				Players::fit(
					'<p>A</p><iframe class="old" style="border:0" src="https://player.vimeo.com/video/1" width="560" height="315"></iframe>'
				)
			)
		);
	}

	public function test_reads_sizes_as_browsers_do(): void {
		$html = Players::fit( '<iframe src="https://www.youtube.com/embed/1" width="560px" height=" 315.5 "></iframe>' );
		self::assertStringContainsString( '--frontage-responsive-videos:560 / 315"', $html );
	}

	/** @return array<string, array{string}> */
	public static function others(): array {
		return array(
			'no frame'           => array( '<video width="560" height="315"></video>' ),
			'another site'       => array( '<iframe src="https://notyoutube.com/embed/1" width="560" height="315"></iframe>' ),
			'a site by its path' => array( '<iframe src="https://example.org/?youtube.com" width="560" height="315"></iframe>' ),
			'as wide as it may'  => array( '<iframe src="https://www.youtube.com/embed/1" width="100%" height="315"></iframe>' ),
			'no size'            => array( '<iframe src="https://www.youtube.com/embed/1"></iframe>' ),
			'odd size'           => array( '<iframe src="https://www.youtube.com/embed/1" width="1;color:red" height="0"></iframe>' ),
			'no address'         => array( '<iframe width="560" height="315"></iframe>' ),
		);
	}

	#[DataProvider( 'others' )]
	public function test_does_not_change_other_embeds( string $html ): void {
		self::assertSame( $html, Players::fit( $html ) );
	}
}
