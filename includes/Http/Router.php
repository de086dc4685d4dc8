<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;

defined( 'ABSPATH' ) || exit;

/**
 * Handles actions at admin-ajax.php, the endpoint that third-party scripts call. The only place that
 * ends the request.
 */
final class Router implements Bootable, Conditional {
	public const WHEN = 'hook:admin_init';

	public static function is_needed(): bool {
		return wp_doing_ajax();
	}

	/** Waits until other plugins have registered their actions. */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'register_asked' ), PHP_INT_MAX );
	}

	/** Registers the requested action, if it is one of ours. */
	public static function register_asked(): void {
		// phpcs:ignore WordPress.Security -- Only compared with the names of our actions.
		$name = wp_unslash( $_REQUEST['action'] ?? '' );
		if ( is_string( $name ) && isset( Manifest::get()['actions'][ $name ] ) ) {
			self::register( $name );
		}
	}

	/**
	 * Registers an action, unless another plugin has registered its name.
	 *
	 * Third-party names belong to the original plugin, if it is active.
	 *
	 * @param string $name Action name.
	 * @return bool Whether it is ours.
	 */
	public static function register( string $name ): bool {
		$action = Action_Registry::find( $name );
		if ( null === $action || has_action( "wp_ajax_$name" ) || has_action( "wp_ajax_nopriv_$name" ) ) {
			return false;
		}
		add_action( "wp_ajax_$name", array( self::class, 'answer' ) );
		$needs_token = static fn (): bool => $action->policy()->needs_token();
		if ( ! Error_Boundary::call( $action::class, $needs_token, false ) ) {
			add_action( "wp_ajax_nopriv_$name", array( self::class, 'answer' ) );
		}
		return true;
	}

	/** Handles the current request and exits. */
	public static function answer(): never {
		$name    = (string) preg_replace( '/^wp_ajax_(nopriv_)?/', '', (string) current_action() );
		$request = Request::from_ajax( $name );
		self::send( Error_Page::instead_of( Dispatcher::dispatch( $request ), $request ) );
		exit;
	}

	/** Sends a response. */
	public static function send( Response $response ): void {
		status_header( $response->status );
		foreach ( $response->headers as $name => $value ) {
			if ( '' === $value ) {
				header_remove( $name );
			} else {
				header( "$name: $value" );
			}
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- The body of a response, of its own type.
		echo $response->body;
	}
}
