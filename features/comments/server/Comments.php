<?php
declare( strict_types=1 );

namespace Frontage\Features\Comments;

use Frontage\Base\Has_Description;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Comments without page reloads.
 *
 * Makes WordPress's own comment form, in any theme, respond in place (S0 §2 §4 §5).
 *
 * Replies use WordPress's own `comment-reply`, which moves the form, changes its title and sets
 * `comment_parent`; it is enqueued if the theme does not.
 */
final class Comments implements Feature, Has_Description {
	public const WHEN           = 'front';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'comments';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'interaction visible' );

	public static function title(): string {
		return __( 'Comments without page reload', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Submits comments without reloading the page, also with Ctrl+Enter or ⌘+Enter. Errors appear next to the field, and no text is lost.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'ajax comments, discussion, reply', 'frontage' );
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'comment_form', array( $this, 'print_island' ) );
		( new Rejected_Comment() )->boot();
	}

	/** Enqueues the style, the runtime and the reply script in the head. */
	public function enqueue(): void {
		if ( ! is_singular() || ! comments_open() ) {
			return;
		}
		Assets::module( self::SLUG );
		Runtime::need();
		if ( get_option( 'thread_comments' ) ) {
			wp_enqueue_script( 'comment-reply' );
		}
	}

	/** Prints the island by which the script finds the form; it moves with the form. */
	public function print_island(): void {
		$words = array(
			'missing' => __( 'Fill in this field.', 'frontage' ),
			'email'   => __( 'Enter an email address such as name@example.com.', 'frontage' ),
			'url'     => __( 'Enter a web address such as https://example.com.', 'frontage' ),
			'long'    => __( 'This text is too long.', 'frontage' ),
			'failed'  => __( 'Your comment could not be posted. Your text is still here. Please try again.', 'frontage' ),
			'sending' => __( 'Sending…', 'frontage' ),
		);
		$hint  = el(
			'p',
			array( 'class' => 'frontage-comments__hint' ),
			__( 'Press Ctrl+Enter or ⌘+Enter to post the comment.', 'frontage' )
		);
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Assets::module( self::SLUG ) . Island::html( self::SLUG, $words, $hint, self::LOADS['view'] );
	}
}
