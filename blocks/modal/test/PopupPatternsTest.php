<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Modal;

use Frontage\Base\Paths;
use Frontage\Domain\Overlay\Rules;
use Frontage\Tests\TestCase;


/** Tests that the popup patterns do what their descriptions promise. */
final class PopupPatternsTest extends TestCase {
	protected function tearDown(): void {
		Rules::reset();
		parent::tearDown();
	}

	public function test_the_newsletter_popup_opens_once_a_week_after_half_of_a_post(): void {
		$this->go_to( '/?p=' . $this->make_post() );
		list( $html, $rules ) = self::printed( 'newsletter-popup' );
		self::assertNotNull( $rules );
		self::assertSame(
			array(
				'7',
				array(
					'type'  => 'scroll',
					'value' => '50',
				),
			),
			array( $rules['again'], $rules['triggers'][0] )
		);
		self::assertStringContainsString( 'type="email"', $html );
		$this->go_to( '/' );
		self::assertNull( self::printed( 'newsletter-popup' )[1] );
	}

	public function test_the_notice_bar_needs_no_cookie_and_counts_no_views(): void {
		list( $html, $rules ) = self::printed( 'notice-bar' );
		self::assertNotNull( $rules );
		self::assertSame( 'visit', $rules['again'] );
		self::assertStringContainsString( 'popover="manual"', $html );
		self::assertStringContainsString( '&quot;mark&quot;:&quot;&quot;', $html );
	}

	/**
	 * Renders a pattern.
	 *
	 * @param string $name Pattern file.
	 * @return array{string, array<string, mixed>|null} HTML, and the rules of its overlay.
	 */
	private static function printed( string $name ): array {
		$pattern = require dirname( Paths::file() ) . "/blocks/modal/patterns/$name.php";
		$html    = do_blocks( $pattern['content'] );
		preg_match( '/data-overlay="([^"]*)"/', $html, $found );
		return array( $html, isset( $found[1] ) ? json_decode( html_entity_decode( $found[1] ), true ) : null );
	}
}
