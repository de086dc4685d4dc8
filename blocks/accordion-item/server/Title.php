<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Accordion_Item;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;


defined( 'ABSPATH' ) || exit;

/**
 * The title of an item.
 *
 * Keeps the formats of a title; a link would be a control inside a control, so it stays out.
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
	 * The title, or a number where there is none, since a control needs a name.
	 *
	 * @param mixed $title  What the author wrote.
	 * @param int   $number The item's place, from 1.
	 */
	public static function html( mixed $title, int $number ): Html {
		$html = Kses::html( is_string( $title ) ? $title : '', self::FORMATS );
		if ( '' !== Kses::words( $html ) ) {
			return Html::raw( $html );
		}
		/* translators: %d: the item's place in its accordion, from 1. */
		return Html::text( sprintf( __( 'Item %d', 'frontage' ), $number ) );
	}
}
