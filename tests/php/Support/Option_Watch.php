<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Notes which options are written.
 *
 * Not WordPress's own bookkeeping: scheduled events, transients, which are no options where there is an object cache, and the copy of
 * a taxonomy's hierarchy, which it writes when the hierarchy is read for the first time after a change (`_get_term_hierarchy()`).
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

	/** Returns whether WordPress writes which terms of a taxonomy are below which. */
	private static function is_hierarchy( string $option ): bool {
		return 'deleted_option' !== current_filter()
			&& str_ends_with( $option, '_children' )
			&& is_taxonomy_hierarchical( substr( $option, 0, -strlen( '_children' ) ) );
	}

	/** Notes an option. */
	public function note( string $option ): void {
		if ( 1 !== preg_match( self::CORES, $option ) && ! self::is_hierarchy( $option ) ) {
			$this->written[] = $option;
		}
	}
}
