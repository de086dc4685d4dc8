<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

/**
 * For whom a page is rendered, as far as the server may look: pages are the same for all visitors.
 *
 * Robots and visitors who ask not to be tracked are recognized in the browser.
 */
final class Audience {
	/** Query argument with which authors look at a variant: `<test ID>.<subject>`. */
	public const PREVIEW = 'frontage-variant';

	/**
	 * Returns whether visitors see the page: not feeds, excerpts, descriptions in the head, emails that cron sends, REST, previews
	 * or the admin area, which get the control, and not users who can edit posts, who are never counted (ruling 11).
	 */
	public static function is_visitors(): bool {
		return ! is_feed()
			&& ! is_preview()
			&& ! is_customize_preview()
			&& ( ! is_admin() )
			&& ! wp_doing_ajax()
			&& ! wp_doing_cron()
			&& ! doing_action( 'wp_head' )
			&& ! ( defined( 'REST_REQUEST' ) && REST_REQUEST )
			&& ! doing_filter( 'get_the_excerpt' )
			&& ! self::is_staff();
	}

	/** Returns whether the current user is one who is never counted. */
	public static function is_staff(): bool {
		return current_user_can( 'edit_posts' );
	}

	/**
	 * Returns the variant that an author asked to see; 0 is the control.
	 *
	 * @param string $test UUID of the test.
	 */
	public static function preview( string $test ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A choice of what to look at.
		$asked = self::is_staff() ? Text_Input::line( $_GET[ self::PREVIEW ] ?? null, 3, 60 ) : null;
		$parts = explode( '.', $asked ?? '' );
		return '' !== $test && $test === $parts[0] && ctype_digit( $parts[1] ?? '' ) ? (int) $parts[1] : 0;
	}
}
