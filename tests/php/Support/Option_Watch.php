<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Notes which options are written.
 *
 * Not WordPress's own bookkeeping: scheduled events, and transients, which are no options where there is an object cache.
 */
final class Option_Watch {
	private const HOOKS = array( 'added_option', 'updated_option', 'deleted_option' );

	private const CORES = '/^(cron$|_transient_|_site_transient_|rewrite_rules$)/';

	/**
	 * Names of options that were written.
	 *
	 * @var list<string>
	 */
	public array $written = array();

	/** Begins. */
	public function __construct() {
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( $this, 'note' ) );
		}
	}

	/** Ends. */
	public function end(): void {
		foreach ( self::HOOKS as $hook ) {
			remove_action( $hook, array( $this, 'note' ) );
		}
	}

	/** Notes an option. */
	public function note( string $option ): void {
		if ( 1 !== preg_match( self::CORES, $option ) ) {
			$this->written[] = $option;
		}
	}
}
