<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Card\Extra;

defined( 'ABSPATH' ) || exit;

/** The stars on the cards of lists. */
final class Card_Rating implements Extra {
	public static function key(): string {
		return 'acme-rating';
	}

	public static function label(): string {
		return __( 'Stars', 'acme' );
	}

	/**
	 * Renders the stars; the votes of all posts of a page are read with one query.
	 *
	 * @param list<int> $beside IDs of the posts on the same page.
	 */
	public static function of( int $post_id, array $beside ): Html {
		update_meta_cache( 'post', array( $post_id, ...$beside ) );
		wp_enqueue_style( 'acme-rating-style' );
		return Html::raw( Rating::html( $post_id ) );
	}
}
