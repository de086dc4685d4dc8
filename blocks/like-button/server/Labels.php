<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

defined( 'ABSPATH' ) || exit;

/**
 * The texts after the number of likes.
 *
 * One text for all numbers, or separate ones for none and for one.
 */
final class Labels {
	/** Maximum length accepted by the action, in characters. */
	public const MAX = 40;

	/** For all other numbers. */
	public readonly string $more;

	/** For one. */
	public readonly string $one;

	/** For none. */
	public readonly string $zero;

	/**
	 * Sets the texts.
	 *
	 * @param string $more For all numbers.
	 * @param string $one For one; empty for the same text.
	 * @param string $zero For none; empty for the same text.
	 */
	public function __construct( string $more, string $one = '', string $zero = '' ) {
		$this->more = self::cut( $more );
		$this->one  = '' === $one ? $this->more : self::cut( $one );
		$this->zero = '' === $zero ? $this->more : self::cut( $zero );
	}

	/**
	 * Returns the text for a number.
	 *
	 * @param int $count Number of likes.
	 */
	public function after( int $count ): string {
		return match ( $count ) {
			0       => $this->zero,
			1       => $this->one,
			default => $this->more,
		};
	}

	/** Truncates a text to the maximum length; one of no more bytes is not longer in characters either. */
	private static function cut( string $text ): string {
		return strlen( $text ) <= self::MAX ? $text : mb_substr( $text, 0, self::MAX );
	}
}
