<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Something that passes by without end.
 *
 * Prints content and so many copies of it that the row never has a hole; readers and the keyboard
 * meet it once.
 *
 * @phpstan-type Look array{direction: string, speed: int, fades: bool, drive?: string, over?: bool}
 *
 * @api
 */
final class Marquee {
	/** Pixels that a row has to fill before it begins anew: the width of a large screen. */
	private const FILLS = 1600;

	/** Most copies of a very short text. */
	private const MOST = 12;

	/** Pixels that a letter takes, about, at the ordinary size. */
	private const LETTER = 9;

	private const DIRECTIONS = array( 'start', 'end', 'up', 'down' );

	/**
	 * Prints it with its pause button.
	 *
	 * @param Html   $content What passes by.
	 * @param int    $length  Of the content in pixels, about.
	 * @param Look   $look    Where to, how fast (pixels in a second), whether its ends fade; `drive` is `page` where it moves with the page's scrolling only, `over` puts the button over a corner.
	 * @param string $tag     Of the element around the content.
	 */
	public static function html( Html $content, int $length, array $look, string $tag = 'div' ): Html {
		$length    = max( 1, $length );
		$copies    = 2 * max( 1, min( self::MOST, (int) ceil( self::FILLS / $length ) ) );
		$direction = in_array( $look['direction'], self::DIRECTIONS, true ) ? $look['direction'] : 'start';
		$seconds   = max( 1, round( $copies / 2 * $length / max( 1, $look['speed'] ), 1 ) );
		$item      = array(
			'class' => 'frontage-marquee__item',
			// Safari forgets that a list without bullets is one.
			'role'  => 'ul' === $tag ? 'list' : null,
		);
		$items     = array( el( $tag, $item, $content ) );
		$copy      = self::copy( $content, $tag );
		while ( count( $items ) < $copies ) {
			$items[] = $copy;
		}
		$by_page = 'page' === ( $look['drive'] ?? '' );
		$row     = el(
			'div',
			array( 'class' => "frontage-marquee is-to-$direction" . ( $look['fades'] ? ' has-fade' : '' ) . ( $by_page ? ' is-by-page' : '' ) ),
			el( 'div', array( 'class' => 'frontage-marquee__track' ), $items )
		);
		return $by_page ? $row : Motion::html( $row, empty( $look['over'] ) ? array() : array( 'is-over' ), array( '--frontage-marquee-time' => "{$seconds}s" ) );
	}

	/**
	 * How long a text is, about.
	 *
	 * @param string $html Finished HTML.
	 * @return int Pixels.
	 */
	public static function length_of( string $html ): int {
		return self::LETTER * mb_strlen( trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES, 'UTF-8' ) ) );
	}

	/**
	 * Prints a copy, which nobody reaches and which has no ids.
	 *
	 * @param Html   $content What passes by.
	 * @param string $tag     Of the element around it.
	 */
	private static function copy( Html $content, string $tag ): Html {
		$html = new WP_HTML_Tag_Processor( (string) $content );
		while ( $html->next_tag() ) {
			$html->remove_attribute( 'id' );
		}
		return el(
			$tag,
			array(
				'class'       => 'frontage-marquee__item is-copy',
				'aria-hidden' => 'true',
				'inert'       => true,
			),
			Html::raw( $html->get_updated_html() )
		);
	}
}
