<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Query\Counted;

defined( 'ABSPATH' ) || exit;

/** Lets lists sort posts by their likes. */
final class Likes_Order implements Counted {
	public static function kind(): string {
		return Counts::KIND;
	}

	public static function label(): string {
		return __( 'Likes', 'frontage' );
	}
}
