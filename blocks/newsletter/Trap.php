<?php
/**
 * A field that only robots fill in.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Render\Html;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/** Out of sight, out of the tab order, and named for whoever meets it all the same. */
final class Trap {
	public const FIELD = 'frontage_website';

	/**
	 * Prints it.
	 *
	 * @param string $id Its id.
	 */
	public static function html( string $id ): Html {
		$input = array(
			'id'           => $id,
			'type'         => 'text',
			'name'         => self::FIELD,
			'tabindex'     => -1,
			'autocomplete' => 'off',
		);
		$box   = array(
			'class'       => 'frontage-newsletter__trap',
			'aria-hidden' => 'true',
		);
		return el( 'p', $box, el( 'label', array( 'for' => $id ), __( 'Leave this empty', 'frontage' ) ), el( 'input', $input ) );
	}
}
