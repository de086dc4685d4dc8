<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use RuntimeException;

/**
 * An object cache with a fault that real ones have, in front of the test site's.
 *
 * Takes the place of `$wp_object_cache`; faults concern our groups and the options, so that WordPress itself goes on.
 *
 * - `true`: counting reads and writes, answers true, and keeps no time (as a well-known Redis drop-in does);
 * - `generous`: adding always succeeds, whatever is there;
 * - `forgetful`: nothing is ever found;
 * - `frozen`: what was written first is never replaced, counted or deleted;
 * - `throwing`: every call fails.
 */
final class Faulty_Cache {
	public const FAULTS = array( 'true', 'generous', 'forgetful', 'frozen', 'throwing' );

	/** Calls whose second argument is the group. */
	private const WITHOUT_VALUE = array( 'get', 'delete', 'get_multiple', 'delete_multiple', 'add_multiple', 'set_multiple' );

	/**
	 * Keys of the group `options` that were deleted or replaced.
	 *
	 * @var list<string>
	 */
	public array $options = array();

	/** Whether the site has a persistent cache. */
	private bool $was;

	private \WP_Object_Cache $real;

	/**
	 * Puts it in front of the real cache.
	 *
	 * @param string $fault One of FAULTS; empty for none.
	 */
	public function __construct( private string $fault = '' ) {
		$this->real                 = $GLOBALS['wp_object_cache'];
		$this->was                  = (bool) wp_using_ext_object_cache( true );
		$GLOBALS['wp_object_cache'] = $this;
	}

	/** Takes it away. */
	public function remove(): void {
		$GLOBALS['wp_object_cache'] = $this->real;
		wp_using_ext_object_cache( $this->was );
	}

	/**
	 * Passes a call on, or fails.
	 *
	 * @param list<mixed> $args
	 */
	public function __call( string $name, array $args ): mixed {
		$group = (string) ( $args[ in_array( $name, self::WITHOUT_VALUE, true ) ? 1 : 2 ] ?? '' );
		if ( 'options' === $group && in_array( $name, array( 'delete', 'set', 'add', 'delete_multiple' ), true ) ) {
			array_push( $this->options, ...array_map( static fn ( mixed $key ): string => "$name $key", (array) $args[0] ) );
		}
		if ( ! str_starts_with( $group, 'frontage' ) ) {
			return $this->real->$name( ...$args );
		}
		return match ( $this->fault ) {
			'throwing' => throw new RuntimeException( 'The cache is gone.' ),
			'true' => in_array( $name, array( 'incr', 'decr' ), true ) ? $this->count( $name, ...$args ) : $this->real->$name( ...$args ),
			'generous' => 'add' === $name ? $this->real->set( ...$args ) : $this->real->$name( ...$args ),
			'forgetful' => $this->forget( $name, $args ),
			'frozen' => in_array( $name, array( 'incr', 'decr', 'delete', 'replace' ), true )
				? true
				: $this->real->{'set' === $name ? 'add' : $name}( ...$args ),
			default => $this->real->$name( ...$args ),
		};
	}

	/** Returns a member of the real cache. */
	public function __get( string $name ): mixed {
		return $this->real->$name;
	}

	/** Changes a member of the real cache. */
	public function __set( string $name, mixed $value ): void {
		$this->real->$name = $value;
	}

	/** Counts as if nobody else did, and answers true. */
	private function count( string $name, int|string $key, int $by = 1, string $group = '' ): bool {
		$this->real->set( $key, (int) $this->real->get( $key, $group ) + ( 'incr' === $name ? $by : -$by ), $group );
		return true;
	}

	/**
	 * Finds nothing, and says that everything was written.
	 *
	 * @param list<mixed> $args
	 */
	private function forget( string $name, array $args ): mixed {
		return match ( $name ) {
			'get', 'incr', 'decr' => false,
			'get_multiple' => array_fill_keys( (array) $args[0], false ),
			'add_multiple', 'set_multiple', 'delete_multiple' => array_fill_keys( array_keys( (array) $args[0] ), true ),
			default => true,
		};
	}
}
