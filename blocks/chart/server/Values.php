<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use Frontage\Domain\Render\Number_Format;

defined( 'ABSPATH' ) || exit;

/** Numbers as readers see them: in the format of the language, between what the author put before and after. */
final class Values {
	private readonly string $prefix;

	private readonly string $suffix;

	/**
	 * Takes what is around each number.
	 *
	 * @param mixed $prefix Such as `$`, not trusted.
	 * @param mixed $suffix Such as ` kg`, not trusted.
	 */
	public function __construct( mixed $prefix, mixed $suffix ) {
		$this->prefix = Number_Format::affix( $prefix );
		$this->suffix = Number_Format::affix( $suffix );
	}

	/**
	 * Returns a number as text; empty for a gap.
	 *
	 * @param string $number A clean number.
	 */
	public function text( string $number ): string {
		$text = Number_Format::text( $number );
		return '' === $text ? '' : $this->prefix . $text . $this->suffix;
	}

	/**
	 * Returns a share of a whole.
	 *
	 * @param int $tenths Tenths of a percent.
	 */
	public static function percent( int $tenths ): string {
		/* translators: %s: a number. Some languages have a space before the sign. */
		return sprintf( __( '%s%%', 'frontage' ), Number_Format::text( number_format( $tenths / 10, 1, '.', '' ) ) );
	}
}
