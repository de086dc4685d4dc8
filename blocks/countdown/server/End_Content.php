<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * What stands where the countdown was when it is over.
 *
 * Prints the message or the image, or a link to the page that visitors are taken to; hidden until the end.
 */
final class End_Content {
	/**
	 * Prints the end.
	 *
	 * The link is for who is not taken there: without script, or when the way would lead in a circle.
	 *
	 * @param string $action   What the author chose.
	 * @param string $content  What the inner blocks printed.
	 * @param string $redirect A safe address, or nothing.
	 * @param bool   $is_over  Whether it is over now.
	 * @return Html|null Null if nothing is to be shown.
	 */
	public static function html( string $action, string $content, string $redirect, bool $is_over ): ?Html {
		$shows = match ( $action ) {
			'message', 'image' => Html::raw( trim( $content ) ),
			'redirect'         => '' === $redirect ? Html::raw( '' ) : el( 'a', array( 'href' => $redirect ), __( 'Continue', 'frontage' ) ),
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

	/** Whether it stands in one of several posts, such as on a blog: nobody is carried off from the others. */
	public static function is_among_others(): bool {
		return doing_filter( 'the_content' ) && ( is_singular() ? get_queried_object_id() !== get_the_ID() : is_home() || is_archive() || is_search() );
	}
}
