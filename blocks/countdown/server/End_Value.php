<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Clock;
use Frontage\Domain\Bindings\Value;
use Frontage\Domain\Blocks\Shown_Blocks;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Binding value: the end of a post's countdown, as text.
 *
 * Lets paragraphs and headings show the end of the first countdown in the post.
 */
final class End_Value implements Value {
	private const BLOCK = 'frontage/countdown';

	public static function key(): string {
		return 'countdown-end';
	}

	public static function label(): string {
		return __( 'Countdown end', 'frontage' );
	}

	public static function help(): string {
		return __(
			'Date and time the first countdown in the post ends. Empty if it is over or if each visitor has a different end time.',
			'frontage'
		);
	}

	/** Returns a text such as “1 January 2030, 12:00”. */
	public static function of( int $post_id ): ?string {
		$content = Shown_Blocks::of_post( $post_id );
		$found   = has_block( self::BLOCK, $content ) ? self::first( parse_blocks( $content ) ) : null;
		if ( null === $found ) {
			return null;
		}
		$attributes = ( new WP_Block( $found ) )->attributes;
		$schedule   = Schedule::at( $attributes, Clock::now() );
		if ( null === $schedule || null === $schedule->end || $schedule->is_over() ) {
			return null;
		}
		$format = get_option( 'date_format' ) . ', ' . get_option( 'time_format' );
		return (string) wp_date( $format, $schedule->end, Local_Date::of( $attributes['zone'] ) );
	}

	/**
	 * Finds the first countdown at any depth, of those that are not hidden.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return array<string, mixed>|null
	 */
	private static function first( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$found = self::BLOCK === $block['blockName'] ? $block : self::first( $block['innerBlocks'] );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
