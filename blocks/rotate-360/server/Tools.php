<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Rotate_360;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The buttons over a rotation: zoom and full screen. */
final class Tools {
	/** Paths of the icons in a box of 24 by 24 units. */
	private const ICONS = array(
		'zoom' => 'M15.5 15.5 20 20M11 7.5v7M7.5 11h7M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
		'full' => 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
	);

	/**
	 * Renders the buttons.
	 *
	 * @param bool $can_zoom Whether the images have more to show.
	 */
	public static function html( bool $can_zoom ): Html {
		return el(
			'div',
			array( 'class' => 'frontage-rotate-360__tools' ),
			$can_zoom ? self::button( 'zoom', __( 'Zoom', 'frontage' ) ) : null,
			self::button( 'full', __( 'Full screen', 'frontage' ) )
		);
	}

	/**
	 * Renders one button.
	 *
	 * @param string $name Of its icon.
	 * @param string $label Accessible name.
	 */
	private static function button( string $name, string $label ): Html {
		return el(
			'button',
			array(
				'type'         => 'button',
				'class'        => "frontage-rotate-360__tool is-$name",
				'aria-label'   => $label,
				'aria-pressed' => 'false',
			),
			Html::raw( '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' . self::ICONS[ $name ] . '"></path></svg>' )
		);
	}
}
