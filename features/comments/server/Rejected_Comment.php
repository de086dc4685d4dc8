<?php
declare( strict_types=1 );

namespace Frontage\Features\Comments;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the form again after WordPress rejects a comment.
 *
 * WordPress ends the request with a message and a back link, which loses the text of visitors without
 * JavaScript. Here the form follows the message, filled in as it was sent.
 */
final class Rejected_Comment {
	/** Fields not shown again, and the maximum length of each. */
	private const HIDDEN = array(
		'comment_post_ID' => 20,
		'comment_parent'  => 20,
	);

	/** Maximum lengths, as in WordPress. */
	private const SHOWN = array(
		'author' => 245,
		'email'  => 100,
		'url'    => 200,
	);

	public function boot(): void {
		add_action( 'pre_comment_on_post', array( $this, 'watch' ) );
	}

	/** Starts watching: from now on, `wp_die()` concerns the comment being checked. */
	public function watch(): void {
		add_filter( 'wp_die_handler', array( $this, 'handler' ) );
	}

	/**
	 * Returns the handler that prints the final page.
	 *
	 * @param mixed $handler The default handler.
	 */
	public function handler( mixed $handler ): callable {
		return function ( mixed $message, mixed $title = '', mixed $args = array() ) use ( $handler ): void {
			$text = is_wp_error( $message ) ? $message->get_error_message() : $message;
			$end  = is_callable( $handler ) ? $handler : '_default_wp_die_handler';
			call_user_func( $end, is_string( $text ) ? $text . $this->form() : $message, $title, $args );
		};
	}

	/** Returns the form as submitted; empty if it had no text. */
	public function form(): string {
		$text = $this->sent( 'comment', 65525 );
		if ( '' === trim( $text ) ) {
			return '';
		}
		$parts = array();
		foreach ( self::HIDDEN as $name => $most ) {
			$parts[] = el(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => $name,
					'value' => $this->sent( $name, $most ),
				)
			);
		}
		if ( ! is_user_logged_in() ) {
			foreach ( self::SHOWN as $name => $most ) {
				$parts[] = $this->field( $name, $this->sent( $name, $most ) );
			}
		}
		$area   = el(
			'textarea',
			array(
				'name' => 'comment',
				'rows' => 8,
				'cols' => 60,
			),
			$text
		);
		$submit = el( 'button', array( 'class' => 'button' ), __( 'Post Comment', 'frontage' ) );
		return (string) el(
			'form',
			array(
				'action' => site_url( '/wp-comments-post.php' ),
				'method' => 'post',
			),
			$parts,
			el( 'p', array(), el( 'label', array(), __( 'Your comment', 'frontage' ), Html::raw( '<br>' ), $area ) ),
			el( 'p', array(), $submit )
		);
	}

	/**
	 * Returns a field with its label.
	 *
	 * @param string $name Field name.
	 * @param string $value Submitted value.
	 */
	private function field( string $name, string $value ): Html {
		$labels = array(
			'author' => __( 'Name', 'frontage' ),
			'email'  => __( 'Email', 'frontage' ),
			'url'    => __( 'Website', 'frontage' ),
		);
		$input  = array(
			'name'  => $name,
			'value' => $value,
			'size'  => 40,
		);
		return el( 'p', array(), el( 'label', array(), $labels[ $name ], Html::raw( '<br>' ), el( 'input', $input ) ) );
	}

	/**
	 * Returns a submitted value as plain text.
	 *
	 * @param string $name Field name.
	 * @param int $most Maximum characters.
	 */
	private function sent( string $name, int $most ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Printed back to who sent it, escaped.
		return is_string( $value ) ? mb_substr( wp_check_invalid_utf8( wp_unslash( $value ) ), 0, $most ) : '';
	}
}
