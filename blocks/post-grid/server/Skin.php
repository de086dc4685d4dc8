<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Grid;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Card\Card;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The skins of the grid.
 *
 * Seven arrangements of the same parts (S2 §3); the rest of each skin is CSS.
 */
final class Skin {
	public const ALL = array( 'classic', 'hawai', 'standard', 'monastic', 'stylica', 'outbox', 'crossroad' );

	/**
	 * Returns a valid skin.
	 *
	 * @param mixed $wanted Saved value.
	 */
	public static function named( mixed $wanted ): string {
		return Sanitizer::choice( $wanted, self::ALL, self::ALL[0] );
	}

	/**
	 * Renders a card with a skin.
	 *
	 * @param string $skin One of `ALL`.
	 */
	public static function html( string $skin, Card $card ): Html {
		if ( $card->is_of_blocks() ) {
			return $card->html();
		}
		$body = self::body( ...self::parts( $skin, $card ) );
		return $card->article( "is-$skin", self::has_inner_image( $skin, $card ) ? null : $card->media(), $body );
	}

	/**
	 * Returns the text parts, in the skin's order.
	 *
	 * @param string $skin One of `ALL`.
	 * @return list<Html|null>
	 */
	private static function parts( string $skin, Card $card ): array {
		return match ( $skin ) {
			'hawai'            => array( $card->meta(), $card->title(), $card->excerpt(), $card->terms(), $card->button() ),
			'standard'         => array( $card->terms(), $card->title(), $card->excerpt(), $card->button(), $card->meta() ),
			'monastic'         => array(
				...array( $card->terms(), $card->title(), $card->meta() ),
				self::has_inner_image( $skin, $card ) ? $card->media() : null,
				...array( $card->excerpt(), $card->button() ),
			),
			'stylica'          => array( $card->terms(), $card->title(), $card->excerpt(), $card->meta(), $card->button() ),
			'outbox'           => array( $card->terms(), $card->title(), $card->meta(), $card->excerpt(), $card->button() ),
			'crossroad'        => array( $card->meta(), $card->title(), $card->excerpt(), $card->terms(), $card->button() ),
			default            => array( $card->terms(), $card->title(), $card->meta(), $card->excerpt(), $card->button() ),
		};
	}

	/** Returns whether the image is among the texts. */
	private static function has_inner_image( string $skin, Card $card ): bool {
		return 'monastic' === $skin && ! $card->has_image_place();
	}

	/**
	 * Returns the element around the text.
	 *
	 * @param Html|null ...$parts Text parts.
	 */
	private static function body( ?Html ...$parts ): Html {
		return el( 'div', array( 'class' => 'frontage-card__body' ), array_filter( $parts ) );
	}
}
