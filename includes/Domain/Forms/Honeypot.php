<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * A field that only robots fill in.
 *
 * Out of sight, out of the tab order, and named for whoever meets it all the same.
 */
final class Honeypot {
	/**
	 * Prints it.
	 *
	 * @param string $id   Its id.
	 * @param string $name Of the field.
	 * @param string $css  Class of the box, which its module's stylesheet hides.
	 */
	public static function html( string $id, string $name, string $css ): Html {
		$input = array(
			'id'           => $id,
			'type'         => 'text',
			'name'         => $name,
			'tabindex'     => -1,
			'autocomplete' => 'off',
		);
		$box   = array(
			'class'       => $css,
			'aria-hidden' => 'true',
		);
		return el( 'p', $box, el( 'label', array( 'for' => $id ), __( 'Leave this field empty', 'frontage' ) ), el( 'input', $input ) );
	}
}
