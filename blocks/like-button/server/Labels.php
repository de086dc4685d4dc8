<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

defined( 'ABSPATH' ) || exit;

/**
 * The text after the number of likes.
 *
 * One text for any number, or others for none and for one.
 */
final class Labels {
	/** The longest text the action takes, in characters. */
	public const MAX = 40;

	/** For any number but these. */
	public readonly string $more;

	/** For one. */
	public readonly string $one;

	/** For none. */
	public readonly string $zero;

	/**
	 * Prepares the texts.
	 *
	 * @param string $more For any number.
	 * @param string $one  For one; empty if it is the same.
	 * @param string $zero For none; empty if it is the same.
	 */
	public function __construct( string $more, string $one = '', string $zero = '' ) {
		$this->more = self::cut( $more );
		$this->one  = '' === $one ? $this->more : self::cut( $one );
		$this->zero = '' === $zero ? $this->more : self::cut( $zero );
	}

	/**
	 * The text for a number.
	 *
	 * @param int $count The number.
	 */
	public function after( int $count ): string {
		return match ( $count ) {
			0       => $this->zero,
			1       => $this->one,
			default => $this->more,
		};
	}

	/**
	 * Cuts a text that is too long.
	 *
	 * @param string $text The text.
	 */
	private static function cut( string $text ): string {
		return mb_substr( $text, 0, self::MAX );
	}
}
