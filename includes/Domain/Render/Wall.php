<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A block's outermost element around several pictures, which may have a caption together; styled by `src/scss/wall`. */
final class Wall {
	/**
	 * Returns the wrapper: a figure if there is a caption.
	 *
	 * @param mixed $caption Rich text as saved.
	 * @param array<string, mixed> $extra Additional attributes, as for `Wrapper::html()`.
	 * @param Html ...$children Content.
	 */
	public static function html( mixed $caption, array $extra, Html ...$children ): Html {
		$words = is_string( $caption ) ? Caption::html( $caption ) : '';
		if ( '' === $words ) {
			return Wrapper::html( $extra, ...$children );
		}
		$children[] = el( 'figcaption', array( 'class' => 'frontage-wall__caption wp-element-caption' ), Html::raw( $words ) );
		return Wrapper::tag( 'figure', $extra, ...$children );
	}
}
