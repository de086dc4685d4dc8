<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render\Card;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Domain\Query\Query_Preloader;
use Frontage\Domain\Render\Card\Card_Styles;
use Frontage\Tests\Http\Action_TestCase;


/** Base class of tests of lists whose cards are made of blocks. */
abstract class Card_TestCase extends Action_TestCase {
	/** A card with image, layouts, title and date. */
	protected const CARD = '<!-- wp:post-featured-image {"isLink":true} /-->'
		. '<!-- wp:group {"layout":{"type":"flex","orientation":"vertical"}} --><div class="wp-block-group">'
		. '<!-- wp:post-title {"isLink":true,"level":3} /--><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->'
		. '<div class="wp-block-group"><!-- wp:post-date /--></div><!-- /wp:group --></div><!-- /wp:group -->';

	protected function setUp(): void {
		parent::setUp();
		self::forget();
	}

	protected function tearDown(): void {
		self::forget();
		parent::tearDown();
	}

	/** Clears caches, as at the start of a request. */
	protected static function forget(): void {
		Id_Finder::reset();
		Displayed_Posts::reset();
		Query_Preloader::reset();
		Card_Styles::reset();
	}

	/**
	 * Returns a list with a card.
	 *
	 * @param array<string, mixed> $attributes Attributes of the list.
	 * @param string $card Blocks of the card; empty for a preset.
	 * @param string $module Module of the list.
	 */
	protected static function list_of( array $attributes, string $card = self::CARD, string $module = 'post-grid' ): string {
		$inner = '' === $card ? '' : "<!-- wp:frontage/post-card -->$card<!-- /wp:frontage/post-card -->";
		return "<!-- wp:frontage/$module " . wp_json_encode( $attributes ) . " -->$inner<!-- /wp:frontage/$module -->";
	}

	/**
	 * Renders a page as in a new request.
	 *
	 * @param string $markup Content of the page.
	 * @return array{int, string} The page's ID and its rendered content.
	 */
	protected function page( string $markup ): array {
		$id = $this->make_post(
			array(
				'post_content' => $markup,
				'post_type'    => 'page',
				'post_title'   => 'The page itself',
			)
		);
		return array( $id, $this->rendered( $id ) );
	}

	/**
	 * Renders an existing page as in a new request.
	 *
	 * @param int $id Page ID.
	 */
	protected function rendered( int $id ): string {
		self::forget();
		$this->go_to( (string) get_permalink( $id ) );
		the_post();
		return (string) apply_filters( 'the_content', get_the_content() );
	}

	/**
	 * Publishes posts.
	 *
	 * @param list<string> $titles Newest first.
	 * @return list<int>
	 */
	protected function publish( array $titles ): array {
		return array_map(
			fn ( string $title, int $index ): int => $this->make_post(
				array(
					'post_title' => $title,
					'post_date'  => gmdate( 'Y-m-d H:i:s', 1_500_000_000 - $index ),
				)
			),
			$titles,
			array_keys( $titles )
		);
	}
}
