<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;

defined( 'ABSPATH' ) || exit;

/**
 * Answers actions at admin-ajax.php.
 *
 * The address that foreign scripts call; the only place that ends the request.
 */
final class Router implements Bootable, Conditional {
	public const WHEN = 'hook:admin_init';

	public static function is_needed(): bool {
		return wp_doing_ajax();
	}

	/** Waits until everybody else has said what they answer. */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'register_asked' ), PHP_INT_MAX );
	}

	/** Registers the action that this request asks for, if it is one of ours. */
	public static function register_asked(): void {
		$name = wp_unslash( $_REQUEST['action'] ?? '' );
		if ( is_string( $name ) ) {
			self::register( $name );
		}
	}

	/**
	 * Registers one action, unless another plugin answers to its name.
	 *
	 * Foreign names belong to whoever had them first: then this site has that plugin.
	 *
	 * @param string $name The action's name.
	 * @return bool Whether it is ours to answer.
	 */
	public static function register( string $name ): bool {
		$action = Action_Registry::find( $name );
		if ( null === $action || has_action( "wp_ajax_$name" ) || has_action( "wp_ajax_nopriv_$name" ) ) {
			return false;
		}
		add_action( "wp_ajax_$name", array( self::class, 'answer' ) );
		if ( ! $action->policy()->needs_token() ) {
			add_action( "wp_ajax_nopriv_$name", array( self::class, 'answer' ) );
		}
		return true;
	}

	/** Answers the request that PHP is serving, and ends it. */
	public static function answer(): never {
		$name    = (string) preg_replace( '/^wp_ajax_(nopriv_)?/', '', (string) current_action() );
		$request = Request::from_ajax( $name );
		self::send( Error_Page::instead_of( Dispatcher::dispatch( $request ), $request ) );
		exit;
	}

	/**
	 * Sends a reply.
	 *
	 * @param Response $reply The reply.
	 */
	public static function send( Response $reply ): void {
		status_header( $reply->status );
		foreach ( $reply->headers as $name => $value ) {
			if ( '' === $value ) {
				header_remove( $name );
			} else {
				header( "$name: $value" );
			}
		}
		echo $reply->body;
	}
}
