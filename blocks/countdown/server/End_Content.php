<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The content shown in place of the countdown when it is over.
 *
 * Renders the message or image, or a link to the page that visitors are redirected to; hidden until the end.
 */
final class End_Content {
	/**
	 * Renders the end content.
	 *
	 * The link is for visitors who are not redirected: without JavaScript, or to prevent a redirect loop.
	 *
	 * @param string $action Action at the end.
	 * @param string $content Rendered inner blocks.
	 * @param string $redirect Safe URL, or empty.
	 * @param bool $is_over Whether the countdown is over.
	 * @return Html|null Null if nothing is to be shown.
	 */
	public static function html( string $action, string $content, string $redirect, bool $is_over ): ?Html {
		$shows = match ( $action ) {
			'message', 'image' => Html::raw( trim( $content ) ),
			'redirect'         => '' === $redirect
				? Html::raw( '' )
				: el( 'a', array( 'href' => $redirect ), __( 'Continue', 'frontage' ) ),
			default            => Html::raw( '' ),
		};
		if ( '' === (string) $shows ) {
			return null;
		}
		return el(
			'div',
			array(
				'class'  => 'frontage-countdown__end',
				'hidden' => ! $is_over,
			),
			$shows
		);
	}

	/** Returns whether it is in one of several posts, as on a blog page, where it must not redirect visitors. */
	public static function is_among_others(): bool {
		return doing_filter( 'the_content' )
			&& ( is_singular() ? get_queried_object_id() !== get_the_ID() : is_home() || is_archive() || is_search() );
	}
}
