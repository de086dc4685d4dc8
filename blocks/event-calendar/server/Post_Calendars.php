<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Render\Ids;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The calendars in the content of a post, which are offered as files. Pages and files find them in the same way. */
final class Post_Calendars {
	private const BLOCK = 'frontage/event-calendar';

	/**
	 * Returns the calendars that are not hidden, in order.
	 *
	 * @param int $post Post ID.
	 * @return array<string, WP_Block> By ID.
	 */
	public static function of( int $post ): array {
		$content = (string) get_post_field( 'post_content', $post, 'raw' );
		$found   = array();
		foreach ( has_block( self::BLOCK, $content ) ? self::all( parse_blocks( $content ) ) : array() as $parsed ) {
			$block = new WP_Block( $parsed );

			$found[ Ids::free( Ids::wanted( 'calendar', $block->attributes ), $found ) ] = $block;
		}
		return $found;
	}

	/**
	 * Returns all calendars in parsed blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<array<string, mixed>>
	 */
	private static function all( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( ! Visibility::is_hidden( (array) $block['attrs'] ) ) {
				$within = self::BLOCK === $block['blockName'] ? array( $block ) : self::all( $block['innerBlocks'] );
				$found  = array( ...$found, ...$within );
			}
		}
		return $found;
	}
}
