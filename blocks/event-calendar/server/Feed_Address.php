<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use Frontage\Http\Post_Visibility;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The address of a calendar as a file that other calendars subscribe to. */
final class Feed_Address {
	/**
	 * Returns the address; empty if the calendar does not stand in the content of a public post, where the file finds it again.
	 *
	 * @param WP_Block $block The calendar.
	 * @param string $id Its ID.
	 */
	public static function of( WP_Block $block, string $id ): string {
		$post  = max( 0, (int) ( $block->context['postId'] ?? get_the_ID() ) );
		$found = 0 !== $post && Post_Visibility::can_view( $post ) ? Post_Calendars::of( $post )[ $id ] ?? null : null;
		if ( null === $found || $found->parsed_block['attrs'] !== $block->parsed_block['attrs'] ) {
			return '';
		}
		return add_query_arg(
			array(
				'action'   => 'frontage_calendar',
				'post'     => $post,
				'calendar' => rawurlencode( $id ),
			),
			admin_url( 'admin-ajax.php' )
		);
	}
}
