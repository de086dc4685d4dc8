<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders the buttons of a carousel: pause, previous and next. */
final class Carousel_Buttons {
	/**
	 * Returns an arrow button.
	 *
	 * @param string $way `previous` or `next`.
	 * @param string $name Accessible name.
	 * @param bool $is_end Whether it is disabled at first.
	 */
	public static function arrow( string $way, string $name, bool $is_end ): Html {
		$attributes = array(
			'type'          => 'button',
			'class'         => "frontage-carousel__arrow is-$way",
			'aria-label'    => $name,
			'aria-disabled' => $is_end ? 'true' : null,
		);
		return el( 'button', $attributes, self::icon( 'next' === $way ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7' ) );
	}

	/**
	 * Returns the pause button.
	 *
	 * @param string $name Accessible name.
	 */
	public static function pause( string $name ): Html {
		$attributes = array(
			'type'       => 'button',
			'class'      => 'frontage-carousel__pause',
			'aria-label' => $name,
		);
		return el( 'button', $attributes, self::icon( 'M9 6v12M15 6v12', 'is-pause' ), self::icon( 'M9 6l9 6-9 6z', 'is-play' ) );
	}

	/**
	 * Returns a line icon.
	 *
	 * @param string $path Path data in a 24 by 24 view box.
	 * @param string|null $name Part of the class name.
	 */
	private static function icon( string $path, ?string $name = null ): Html {
		$attributes = array(
			'class'       => $name,
			'viewBox'     => '0 0 24 24',
			'aria-hidden' => 'true',
		);
		return el( 'svg', $attributes, el( 'path', array( 'd' => $path ) ) );
	}
}
