<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render\Card;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Card\Fallback_Picture;
use Frontage\Tests\TestCase;

/** Tests what a list shows for a post without a featured image. */
final class FallbackPictureTest extends TestCase {
	public function test_a_list_shows_its_own_image_else_the_sites_else_a_surface(): void {
		$own  = $this->make_image( 600 );
		$site = $this->make_image( 601 );
		$post = $this->make_post( array( 'post_title' => 'Owl' ) );
		self::assertStringContainsString( 'frontage-card__initial">O<', $this->card( $post ) );

		update_option( Options::OPTION, array( 'values' => array( Options::SITE => array( Fallback_Picture::KEY => $site ) ) ) );
		self::assertStringContainsString( 'width="601"', $this->card( $post ) );
		self::assertStringContainsString( 'alt=""', $this->card( $post ) );
		self::assertStringNotContainsString( '__initial', $this->card( $post ) );
		self::assertStringContainsString( 'width="600"', $this->card( $post, array( 'fallbackImage' => $own ) ) );

		$featured = $this->make_image( 602 );
		set_post_thumbnail( $post, $featured );
		self::assertStringContainsString( 'width="602"', $this->card( $post, array( 'fallbackImage' => $own ) ) );
	}

	public function test_what_is_no_image_is_ignored(): void {
		$post = $this->make_post();
		$bad  = array( -1, 'x', array( 7 ), $post, 999999 );
		foreach ( $bad as $value ) {
			self::assertStringNotContainsString( '<img', $this->card( $post, array( 'fallbackImage' => $value ) ) );
		}
		self::assertStringNotContainsString( '<img', $this->card( $post, array( 'showImage' => false ) ) );
	}

	/**
	 * Returns the HTML of a card that shows its image.
	 *
	 * @param array<string, mixed> $saved Options.
	 */
	private function card( int $post, array $saved = array() ): string {
		$card = get_post( $post );
		self::assertNotNull( $card );
		return (string) ( new Card( $card, Card_Options::of( $saved + array( 'showImage' => true ) ) ) )->html();
	}
}
