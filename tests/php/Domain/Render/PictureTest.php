<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Picture;
use Frontage\Tests\TestCase;

/** Images that authors chose by URL. */
final class PictureTest extends TestCase {
	public function test_a_drawing_of_an_earlier_pattern_is_shown_to_visitors(): void {
		$html = (string) Picture::html( 0, 'data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E', 'Hills', 'picture' );

		$this->assertStringContainsString( 'src="data:image/svg+xml,%3Csvg', $html );
	}

	public function test_a_url_that_a_browser_could_execute_is_no_image(): void {
		$urls = array( 'javascript:alert(1)', 'data:text/html,<b>', 'data:image/svg+xml,"><script>', ' data:image/png;base64,AA' );
		foreach ( $urls as $url ) {
			$this->assertNull( Picture::html( 0, $url, '', 'picture' ), $url );
		}
	}
}
