<?php
declare( strict_types=1 );

namespace Frontage\Base;

use Frontage\Base\Store\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * The boundary around classes that other plugins announce: what they throw does not stop a page, a screen or a task.
 *
 * The error is logged under the plugin's name, and Frontage goes on without the class. Frontage's own classes have no boundary, so
 * that their errors are noticed.
 */
final class Error_Boundary {
	/** Name of the event in the log. */
	public const EVENT = 'addition_failed';

	/**
	 * Errors that are in the log already, once for each request.
	 *
	 * @var array<string, true>
	 */
	private static array $logged = array();

	/**
	 * Calls a function with each class that implements a discoverable interface.
	 *
	 * @template T of Discoverable
	 * @template R
	 * @param class-string<T> $contract Interface name.
	 * @param callable(class-string<T>): R $use Everything that is needed of the class: its other methods are outside of the boundary.
	 * @return array<class-string<T>, R> Results by class, without those that failed.
	 */
	public static function each( string $contract, callable $use ): array {
		$results = array();
		foreach ( Manifest::implementations( $contract ) as $class ) {
			try {
				$results[ $class ] = $use( $class );
			} catch ( Throwable $error ) {
				self::handle( $error, $class );
			}
		}
		return $results;
	}

	/**
	 * Calls a function with each class that implements a discoverable interface, and returns what they have by its names.
	 *
	 * A name belongs to the class that has it first, and Frontage's own are the first. The developer of a later one is told.
	 *
	 * @template T of Discoverable
	 * @template R
	 * @param class-string<T> $contract Interface name.
	 * @param callable(class-string<T>): array<string, R> $use As for `each()`.
	 * @return array<string, R>
	 */
	public static function collect( string $contract, callable $use ): array {
		$all = array();
		foreach ( self::each( $contract, $use ) as $class => $named ) {
			$owner = Manifests::owner( $class );
			foreach ( '' === $owner ? array() : array_keys( array_intersect_key( $named, $all ) ) as $name ) {
				Manifests::report( $owner, "There is a “{$name}” of $contract already; begin yours with a prefix of your own." );
			}
			$all += $named;
		}
		return $all;
	}

	/**
	 * Calls a function that uses a class.
	 *
	 * @template R
	 * @param string $name Class name; empty for code that may call classes of any plugin.
	 * @param callable(): R $call Function.
	 * @param R $fallback Result if it fails.
	 * @return R
	 */
	public static function call( string $name, callable $call, mixed $fallback ): mixed {
		try {
			return $call();
		} catch ( Throwable $error ) {
			self::handle( $error, $name );
			return $fallback;
		}
	}

	/** Returns who announced the class in which an error occurred; empty if it is Frontage's own. */
	public static function owner( Throwable $error ): string {
		foreach ( $error->getTrace() as $call ) {
			$owner = Manifests::owner( $call['class'] ?? '' );
			if ( '' !== $owner ) {
				return $owner;
			}
		}
		return '';
	}

	/** Describes an error for developers: who announced the class, the message, and where it was thrown. */
	public static function describe( Throwable $error ): string {
		$owner = self::owner( $error );
		return ( '' === $owner ? '' : "$owner: " ) . self::detail( $error );
	}

	/**
	 * Logs an error of another plugin's class, once for each request.
	 *
	 * @param string $owner Who announced the class.
	 */
	public static function report( Throwable $error, string $owner ): void {
		$detail = self::detail( $error );
		if ( isset( self::$logged[ "$owner: $detail" ] ) ) {
			return;
		}
		self::$logged[ "$owner: $detail" ] = true;
		Log::count( self::EVENT, $owner, $detail );
		if ( WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Only while debugging.
			error_log( "Frontage: what $owner adds failed: $detail" );
		}
	}

	/** Returns an error's message, and where it was thrown. */
	private static function detail( Throwable $error ): string {
		return sprintf( '%s in %s:%d', $error->getMessage(), basename( $error->getFile() ), $error->getLine() );
	}

	/** Forgets what is logged, for tests. */
	public static function reset(): void {
		self::$logged = array();
	}

	/**
	 * Reports an error of another plugin's class.
	 *
	 * @param string $name Class name.
	 * @throws Throwable The same error, if neither the class nor one that it called is another plugin's.
	 */
	private static function handle( Throwable $error, string $name ): void {
		$owner = Manifests::owner( $name );
		$owner = '' === $owner ? self::owner( $error ) : $owner;
		if ( '' === $owner ) {
			throw $error;
		}
		self::report( $error, $owner );
	}
}
