<?php
/**
 * Loaded before every request of a served test site: registers the stub actions, lets one machine act
 * as many visitors, and records each migration.
 */

declare( strict_types=1 );

$GLOBALS['wp_filter']['plugins_loaded'][10]['stubs'] = array(
	'accepted_args' => 0,
	'function'      => static function (): void {
		foreach ( array( 'Offer', 'Vote', 'Look', 'Edit', 'Breaks', 'Show' ) as $name ) {
			require_once __DIR__ . "/$name.php";
		}
		Frontage\Tests\Http\Stubs\Offer::announce();
		add_filter( 'frontage_network_factor', static fn (): int => isset( $_SERVER['HTTP_X_TEST_LIMITED'] ) ? 1 : 100000 );
		add_filter( 'frontage_network_votes', static fn (): int => 100000 );
		add_action(
			'frontage_migrated',
			static function ( int $version ): void {
				file_put_contents( getenv( 'FRONTAGE_TEST_NOTES' ) ?: 'php://stderr', "migrated to $version\n", FILE_APPEND );
			}
		);
	},
);
