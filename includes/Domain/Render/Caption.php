<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

defined( 'ABSPATH' ) || exit;

/**
 * The caption of an image or of several together.
 *
 * Sanitizes captions and runs WordPress's content filters on them, so that those that a script shows later look the same.
 */
final class Caption {
	public const TAGS = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
			'title'  => true,
		),
		'abbr'   => array( 'title' => true ),
		'b'      => array(),
		'br'     => array(),
		'cite'   => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'mark'   => array(),
		's'      => array(),
		'span'   => array( 'lang' => true ),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Formats a caption.
	 *
	 * @param string $html Caption as saved.
	 */
	public static function html( string $html ): string {
		$html = strtr(
			trim( wp_kses( $html, self::TAGS ) ),
			array(
				'[' => '&#91;',
				']' => '&#93;',
			)
		);
		foreach ( array( 'wptexturize', 'convert_smilies', 'capital_P_dangit' ) as $filter ) {
			$html = $filter( $html );
		}
		return $html;
	}
}
