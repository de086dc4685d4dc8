<?php
/**
 * Takes a form that was sent to its page's own address.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Actions\Dispatcher;
use Frontage\Actions\Refusal_Page;
use Frontage\Actions\Reply;
use Frontage\Actions\Request;
use Frontage\Actions\Router;
use Frontage\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * With and without script a form is posted to the page it stands on (S1 §7): the request passes the
 * dispatcher like any action, then the page is printed with the outcome in the form's place.
 */
final class Form implements Feature {
	/** More fields than any form has. */
	private const FIELDS_MAX = 500;

	/** Only where a form was sent. */
	public static function is_needed(): bool {
		return isset( $_POST[ Pointer::FIELD ] ) && ! is_admin() && ! wp_doing_ajax(); // phpcs:ignore WordPress.Security -- only whether it is there; the dispatcher checks the rest.
	}

	/** Adds the hooks. */
	public function boot(): void {
		add_action( 'wp_loaded', array( $this, 'take' ) );
	}

	/** Takes the submission; goes on to the page unless the request is refused or leads elsewhere. */
	public function take(): void {
		$request = self::request();
		$reply   = $request->bytes < 0 ? Reply::error( 413, 'too_large', __( 'That is too much to send at once.', 'frontage' ) ) : Dispatcher::dispatch( $request );
		if ( $reply->is_error() ) {
			Router::send( Refusal_Page::instead_of( $reply, $request ) );
			exit;
		}
		$target = $reply->headers['Location'] ?? '';
		if ( '' !== $target && ! Reception::has_script() ) {
			wp_safe_redirect( $target, 303, 'Frontage' );
			exit;
		}
		nocache_headers();
		add_filter( 'redirect_canonical', '__return_false' );
	}

	/** The request, as the dispatcher wants it; files have limits of their own, so their size does not count. */
	private static function request(): Request {
		$request = Request::from_ajax( Submit::NAME );
		$files   = 0;
		foreach ( $_FILES as $file ) {
			$files += array_sum( array_map( 'intval', (array) ( $file['size'] ?? 0 ) ) );
		}
		$is_flood = count( $_POST, COUNT_RECURSIVE ) > self::FIELDS_MAX; // phpcs:ignore WordPress.Security -- counted only.
		return new Request( $request->name, $request->method, $request->fields, $request->headers, $is_flood ? -1 : max( 0, $request->bytes - $files ) );
	}
}
