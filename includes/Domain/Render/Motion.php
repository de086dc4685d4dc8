<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Content that moves automatically.
 *
 * Prints a stage and a button that pauses the movement (ruling 8).
 *
 * The button is a checkbox, so it works without JavaScript and from the first paint. CSS does the rest
 * (`src/ui/motion`): movement also stops on hover, on keyboard focus, and out of view, and does not
 * start for visitors who prefer reduced motion.
 */
final class Motion {
	/**
	 * Returns the content and the button.
	 *
	 * @param Html $stage Animated content in its container.
	 * @param list<string> $classes Classes of the frame.
	 * @param array<string, string|int|float> $style Styles of the frame.
	 */
	public static function html( Html $stage, array $classes = array(), array $style = array() ): Html {
		return el(
			'div',
			array(
				'class' => implode( ' ', array( 'frontage-motion', ...$classes ) ),
				'style' => $style,
			),
			el( 'div', array( 'class' => 'frontage-motion__stage' ), $stage ),
			self::pause()
		);
	}

	/** Returns the pause button, which must be a sibling of the content. */
	public static function pause(): Html {
		return el(
			'label',
			array( 'class' => 'frontage-motion__pause' ),
			el(
				'input',
				array(
					'type'       => 'checkbox',
					'aria-label' => __( 'Pause', 'frontage' ),
				)
			),
			self::icon( 'M9 6v12M15 6v12', 'is-pause' ),
			self::icon( 'M9 6l9 6-9 6z', 'is-play' )
		);
	}

	/**
	 * Returns a line icon.
	 *
	 * @param string $path Path data in a 24 by 24 view box.
	 * @param string $name Part of the class name.
	 */
	private static function icon( string $path, string $name ): Html {
		$attributes = array(
			'class'       => $name,
			'viewBox'     => '0 0 24 24',
			'aria-hidden' => 'true',
		);
		return el( 'svg', $attributes, el( 'path', array( 'd' => $path ) ) );
	}
}
