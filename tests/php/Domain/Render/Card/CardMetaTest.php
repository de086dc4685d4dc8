<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render\Card;

use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Tests\TestCase;


/** Tests where cards have their image, and what their line about the post says. */
final class CardMetaTest extends TestCase {
	private const FIELD = 'frontage_test_price';

	protected function tearDown(): void {
		unregister_post_meta( 'post', self::FIELD );
		parent::tearDown();
	}

	public function test_places_the_image_only_if_the_list_says_so(): void {
		self::assertStringStartsWith( '<article class="frontage-card">', $this->card( array() ) );
		self::assertStringStartsWith(
			'<article class="frontage-card has-image-end" style="--frontage-card-image:30%">',
			$this->card(
				array(
					'imagePlace' => 'end',
					'imageWidth' => 30,
				)
			)
		);
		self::assertStringStartsWith( '<article class="frontage-card">', $this->card( array( 'imagePlace' => '" onload="' ) ) );
	}

	public function test_shows_how_long_a_post_takes_to_read(): void {
		self::assertStringContainsString( '>2 minutes to read<', $this->card( array( 'showReadingTime' => true ) ) );
		self::assertStringNotContainsString( 'to read', $this->card( array() ) );
	}

	public function test_shows_the_picture_of_the_author_beside_the_name(): void {
		$shown = array(
			'showAuthor' => true,
			'showAvatar' => true,
		);
		update_option( 'show_avatars', '1' );
		self::assertMatchesRegularExpression(
			'/<a class="frontage-card__author"[^>]*><img alt=\'\'[^>]*frontage-card__avatar[^>]*>\w+/',
			$this->card( $shown )
		);
		self::assertStringNotContainsString( 'avatar', $this->card( array( 'showAvatar' => true ) ), 'no picture without the name' );
	}

	public function test_shows_public_fields_only(): void {
		$shown = array(
			'fieldKey'   => self::FIELD,
			'fieldLabel' => 'Price <b>',
		);
		self::assertStringNotContainsString( 'card__field', $this->card( $shown ), 'not registered' );
		register_post_meta( 'post', self::FIELD, array( 'single' => true ) );
		self::assertStringNotContainsString( 'card__field', $this->card( $shown ), 'not in the REST API' );
		register_post_meta( 'post', self::FIELD, array_fill_keys( array( 'show_in_rest', 'single' ), true ) );
		$html = html_entity_decode( $this->card( $shown ) );
		self::assertStringContainsString( '<span class="frontage-card__field">Price: 12 €</span>', $html );
	}

	/**
	 * Returns the card of a post.
	 *
	 * @param array<string, mixed> $options Attributes of the list.
	 */
	private function card( array $options ): string {
		$post = $this->make_post(
			array(
				'post_content' => str_repeat( 'word ', 400 ),
				'meta_input'   => array( self::FIELD => '<i>12 €</i>' ),
				'post_author'  => 1,
			)
		);
		return ( new Card( get_post( $post ) ?? self::fail(), Card_Options::of( $options ) ) )->html()->html;
	}
}
