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
use Frontage\Actions\Visitor;
use Frontage\Forms\Posted;
use Frontage\Forms\Typed;
use Frontage\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * With and without script a form is posted to the page it stands on (S1 §7): the request passes the
 * dispatcher like any action, then the page is printed with the outcome in the form's place.
 */
final class Form implements Feature {
	/** Only where a form was sent. */
	public static function is_needed(): bool {
		return isset( $_POST[ Pointer::FIELD ] ) && ! is_admin() && ! wp_doing_ajax(); // phpcs:ignore WordPress.Security -- only whether it is there; the dispatcher checks the rest.
	}

	/** Adds the hooks; the REST API, which takes forms by itself, has answered before the last of this one. */
	public function boot(): void {
		add_action( 'parse_request', array( $this, 'take' ), PHP_INT_MAX );
	}

	/** Takes the submission; goes on to the page unless the request is refused or leads elsewhere. */
	public function take(): void {
		$request = Request::from_ajax( Submit::NAME );
		$reply   = Dispatcher::dispatch( $request );
		if ( $reply->is_error() && ! $this->shows_again( $reply, $request ) ) {
			Router::send( Refusal_Page::instead_of( $reply, $request, self::typed( $request ) ) );
			exit;
		}
		$target = $reply->headers['Location'] ?? '';
		if ( '' !== $target && ! Reception::has_script() ) {
			wp_safe_redirect( $target, 303, 'Frontage' );
			exit;
		}
		nocache_headers();
		add_filter( 'redirect_canonical', '__return_false' );
		( new Untold( $request ) )->watch();
	}

	/**
	 * What a visitor has typed, where the page does not show it.
	 *
	 * @param Request $request The request.
	 */
	public static function typed( Request $request ): string {
		$pointer = Pointer::of( $request );
		return Typed::text( $request->fields, $pointer?->find()->fields ?? array(), $pointer->silent ?? array() );
	}

	/**
	 * Shows the page with all that was typed to whoever may send again later; a script has kept it by itself.
	 *
	 * @param Reply   $reply   The refusal.
	 * @param Request $request The request.
	 * @return bool Whether the form is there.
	 */
	private function shows_again( Reply $reply, Request $request ): bool {
		$pointer = 429 === $reply->status && ! Reception::has_script() ? Pointer::of( $request ) : null;
		$form    = $pointer?->find();
		if ( null === $pointer || null === $form ) {
			return false;
		}
		( new Reception( $form, $pointer, Posted::now( $pointer->number, $form->id ), Visitor::current() ) )->refuse( (string) ( $reply->data()['message'] ?? '' ) )->note( $pointer );
		$wait = $reply->headers['Retry-After'] ?? '';
		add_filter( 'status_header', static fn ( string $line, int $code ): string => 200 === $code ? wp_get_server_protocol() . ' 429 Too Many Requests' : $line, 10, 2 );
		add_filter( 'wp_headers', static fn ( array $headers ): array => array( 'Retry-After' => $wait ) + $headers );
		return true;
	}
}
