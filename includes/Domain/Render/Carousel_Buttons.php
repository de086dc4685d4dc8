<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The buttons of a carousel.
 *
 * Prints what stops a carousel and moves it by one.
 */
final class Carousel_Buttons {
	/**
	 * Prints an arrow.
	 *
	 * @param string $way    `previous` or `next`.
	 * @param string $name   For screen readers.
	 * @param bool   $is_end Whether it leads nowhere at first.
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
	 * Prints the button that stops it.
	 *
	 * @param string $name For screen readers.
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
	 * Prints a line drawing.
	 *
	 * @param string      $path Its lines, on 24 by 24.
	 * @param string|null $name Of the class.
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
