<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A field that only bots fill in.
 *
 * Invisible and not focusable, with a label for anyone who reaches it anyway.
 */
final class Honeypot {
	/** Name of the field. */
	public const FIELD = 'frontage_homepage';

	/**
	 * Returns the field's HTML.
	 *
	 * @param string $id Element ID.
	 * @param string $css Class of the wrapper, which the module's stylesheet hides.
	 */
	public static function html( string $id, string $css ): Html {
		$input = array(
			'id'           => $id,
			'type'         => 'text',
			'name'         => self::FIELD,
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
