<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Bootable;
use Frontage\Base\Html\Html;
use Frontage\Base\Store\Primary;
use Frontage\Domain\Render\Plain_Page;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The page behind the links in emails.
 *
 * Shows a confirmation button, executes the action and reports the result. Needs no theme, no
 * JavaScript and no cookie.
 */
final class Links_Page implements Bootable {
	public const WHEN = 'query:' . Links::FIELD;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'answer' ), 0 );
	}

	/** Handles the current request and exits. */
	public static function answer(): never {
		// phpcs:ignore WordPress.Security -- Checked by its signature.
		$text = wp_unslash( $_GET[ Links::FIELD ] ?? '' );
		// phpcs:ignore WordPress.Security -- Only compared.
		list( $status, $html ) = self::page( is_string( $text ) ? $text : '', 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		nocache_headers();
		status_header( $status );
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		exit;
	}

	/**
	 * Returns the page for a link.
	 *
	 * @param string $text Signed part of the URL.
	 * @param bool $is_sent Whether the button was clicked.
	 * @return array{int, Html} HTTP status and page.
	 * @phpstan-impure
	 */
	public static function page( string $text, bool $is_sent ): array {
		$is_sent && Primary::read_from_primary();
		$found = Links::read( $text );
		if ( null === $found ) {
			return array(
				410,
				self::html(
					__( 'This link is no longer valid', 'frontage' ),
					__(
						'The link has expired or has already been used. Subscribe again on the site if you still want the newsletter.',
						'frontage'
					)
				),
			);
		}
		list( $what, $row ) = $found;
		if ( $is_sent ) {
			Links::follow( $what, $row );
			$row = Subscribers::get( $row->id ) ?? $row;
		}
		return array( 200, 'confirm' === $what ? self::confirm( $row ) : self::leave( $row ) );
	}

	/** Returns the confirmation page. */
	private static function confirm( Subscriber $row ): Html {
		if ( Subscriber::PENDING === $row->status ) {
			return self::html(
				__( 'Confirm your subscription', 'frontage' ),
				sprintf( /* translators: %s: email address. */ __( 'The newsletter will be sent to %s.', 'frontage' ), $row->email ),
				__( 'Yes, subscribe me', 'frontage' )
			);
		}
		return Subscriber::UNSUBSCRIBED === $row->status
			? self::html(
				__( 'You are not subscribed', 'frontage' ),
				__( 'You have unsubscribed. If you change your mind, fill in the form on the site again.', 'frontage' )
			)
			: self::html(
				__( 'You are subscribed', 'frontage' ),
				__( 'Thank you. Every email includes an unsubscribe link.', 'frontage' )
			);
	}

	/** Returns the unsubscribe page. */
	private static function leave( Subscriber $row ): Html {
		if ( Subscriber::UNSUBSCRIBED === $row->status ) {
			return self::html( __( 'You are not subscribed', 'frontage' ), __( 'You will no longer receive the newsletter.', 'frontage' ) );
		}
		return self::html(
			__( 'Unsubscribe?', 'frontage' ),
			sprintf( /* translators: %s: email address. */ __( 'The newsletter will no longer be sent to %s.', 'frontage' ), $row->email ),
			__( 'Unsubscribe', 'frontage' )
		);
	}

	/**
	 * Returns a page.
	 *
	 * @param string $title Heading.
	 * @param string $text Message.
	 * @param string $button Button label; no button if empty.
	 */
	private static function html( string $title, string $text, string $button = '' ): Html {
		$form = '' === $button ? null : el( 'form', array( 'method' => 'post' ), el( 'button', array(), $button ) );
		return Plain_Page::html( $title, el( 'h1', array(), $title ), el( 'p', array(), $text ), $form );
	}
}
