<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Card;

defined( 'ABSPATH' ) || exit;

/**
 * A card style as blocks: the same parts in the same order, with the classes that style them.
 *
 * @phpstan-type Pattern array{description: string, keywords: list<string>, blockTypes: list<string>, content: string}
 */
final class Skin_Pattern {
	/** Parts of each card style, in order; the image of `monastic` is among the texts. */
	private const PARTS = array(
		'classic'   => array( 'terms', 'title', 'meta', 'excerpt', 'button' ),
		'hawai'     => array( 'meta', 'title', 'excerpt', 'terms', 'button' ),
		'standard'  => array( 'terms', 'title', 'excerpt', 'button', 'meta' ),
		'monastic'  => array( 'terms', 'title', 'meta', 'media', 'excerpt', 'button' ),
		'stylica'   => array( 'terms', 'title', 'excerpt', 'meta', 'button' ),
		'outbox'    => array( 'terms', 'title', 'meta', 'excerpt', 'button' ),
		'crossroad' => array( 'meta', 'title', 'excerpt', 'terms', 'button' ),
	);

	/**
	 * Returns the pattern of a card style, without its title.
	 *
	 * @param string $skin Key of `PARTS`.
	 * @return Pattern
	 */
	public static function of( string $skin ): array {
		$body = self::group( 'frontage-card__body', '', implode( "\n\n", array_map( self::part( ... ), self::PARTS[ $skin ] ) ) );
		// Behind the text, the image is as high as the card.
		$media = in_array( 'media', self::PARTS[ $skin ], true ) ? '' : self::part( 'stylica' === $skin ? 'behind' : 'media' );
		$card  = "<!-- wp:frontage/post-card {\"className\":\"frontage-card is-$skin\"} -->\n"
			. "$media$body\n<!-- /wp:frontage/post-card -->";
		return array(
			'description' => __( 'A list of posts whose cards are made of blocks, so that you can change every part.', 'frontage' ),
			'keywords'    => array( 'posts', 'card', 'loop', $skin ),
			'blockTypes'  => array( 'frontage/post-card' ),
			'content'     => "<!-- wp:frontage/post-grid {\"skin\":\"$skin\",\"align\":\"wide\"} -->\n"
				. "$card\n<!-- /wp:frontage/post-grid -->",
		);
	}

	/**
	 * Returns the blocks of a part.
	 *
	 * @param string $name Part of a card.
	 */
	private static function part( string $name ): string {
		return match ( $name ) {
			'media'   => '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","className":"frontage-card__media"} /-->',
			'behind'  => '<!-- wp:post-featured-image {"isLink":true,"className":"frontage-card__media"} /-->',
			'terms'   => '<!-- wp:post-terms {"term":"category","separator":" ","className":"frontage-card__terms"} /-->',
			'title'   => '<!-- wp:post-title {"isLink":true,"level":3,"className":"frontage-card__title"} /-->',
			'excerpt' => '<!-- wp:post-excerpt {"excerptLength":20,"className":"frontage-card__excerpt"} /-->',
			'button'  => '<!-- wp:read-more {"className":"frontage-card__button"} /-->',
			default   => self::group(
				'frontage-card__meta',
				',"layout":{"type":"flex"}',
				"<!-- wp:post-author-name {\"isLink\":true} /-->\n\n<!-- wp:post-date /-->"
			),
		};
	}

	/**
	 * Returns a group.
	 *
	 * @param string $class_name Its class.
	 * @param string $more Further attributes as JSON, with a comma in front.
	 * @param string $inner Blocks inside.
	 */
	private static function group( string $class_name, string $more, string $inner ): string {
		return "<!-- wp:group {\"className\":\"$class_name\"$more} -->\n"
			. "<div class=\"wp-block-group $class_name\">$inner</div>\n<!-- /wp:group -->";
	}
}
