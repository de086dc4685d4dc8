<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Accordion_Item;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/**
 * An item's title.
 *
 * Keeps inline formatting but removes links, which would be a control inside a control.
 */
final class Title {
	private const FORMATS = array(
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'kbd'    => array(),
		'mark'   => array(
			'class' => true,
			'style' => true,
		),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Returns the title, or the item's number if it has none: the control needs a name.
	 *
	 * @param mixed $title Title as saved.
	 * @param int $number Position of the item, from 1.
	 */
	public static function html( mixed $title, int $number ): Html {
		$html = Kses::html( is_string( $title ) ? $title : '', self::FORMATS );
		if ( '' !== Kses::words( $html ) ) {
			return Html::raw( $html );
		}
		/* translators: %d: position of the item in its accordion, starting at 1. */
		return Html::text( sprintf( __( 'Item %d', 'frontage' ), $number ) );
	}
}
