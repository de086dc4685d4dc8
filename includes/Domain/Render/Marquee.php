<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use WP_HTML_Tag_Processor;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Content that scrolls continuously.
 *
 * Prints the content with as many copies as the row needs to have no gap. Screen readers and the keyboard
 * get it only once.
 *
 * @phpstan-type Marquee_Style array{direction: string, speed: int, fades: bool, drive?: string, over?: bool}
 */
final class Marquee {
	/** Pixels that a row must fill before it repeats: the width of a large screen. */
	private const FILLS = 1600;

	/** Maximum number of copies, for very short texts. */
	private const MOST = 12;

	/** Approximate width of a letter in pixels at the default size. */
	private const LETTER = 9;

	private const DIRECTIONS = array( 'start', 'end', 'up', 'down' );

	/**
	 * Returns the marquee with its pause button.
	 *
	 * @param Html $content Content that scrolls by.
	 * @param int $length Approximate length of the content in pixels.
	 * @param Marquee_Style $look Direction, speed (pixels per second), and whether the ends fade; with `drive` set to `page`
	 *   it moves only with the page's scrolling, `over` puts the button over a corner.
	 * @param string $tag Tag name of the element around the content.
	 */
	public static function html( Html $content, int $length, array $look, string $tag = 'div' ): Html {
		$length    = max( 1, $length );
		$copies    = 2 * max( 1, min( self::MOST, (int) ceil( self::FILLS / $length ) ) );
		$direction = in_array( $look['direction'], self::DIRECTIONS, true ) ? $look['direction'] : 'start';
		$seconds   = max( 1, round( $copies / 2 * $length / max( 1, $look['speed'] ), 1 ) );
		$item      = array(
			'class' => 'frontage-marquee__item',
			// Safari drops list semantics of lists without bullets.
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
			array(
				'class' => "frontage-marquee is-to-$direction" . ( $look['fades'] ? ' has-fade' : '' ) . ( $by_page ? ' is-by-page' : '' ),
			),
			el( 'div', array( 'class' => 'frontage-marquee__track' ), $items )
		);
		return $by_page
			? $row
			: Motion::html(
				$row,
				empty( $look['over'] ) ? array() : array( 'is-over' ),
				array( '--frontage-marquee-time' => "{$seconds}s" )
			);
	}

	/**
	 * Returns the approximate length of a text.
	 *
	 * @param string $html HTML of the text.
	 * @return int Length in pixels.
	 */
	public static function length_of( string $html ): int {
		return self::LETTER * mb_strlen( trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES, 'UTF-8' ) ) );
	}

	/**
	 * Returns a copy that cannot be focused, is hidden from screen readers and has no IDs.
	 *
	 * @param Html $content Content that scrolls by.
	 * @param string $tag Tag name of the element around it.
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
