<?php
/**
 * Tells in headers how many files of the plugin a request loads, without those of its tests and tools, and how many queries it
 * makes. Takes the user from another header, and answers without the plugin if a third is there.
 */

declare( strict_types=1 );

ob_start(
	static function ( string $answer ): string {
		$root = dirname( __DIR__, 4 );
		$ours = preg_grep( '~^' . preg_quote( $root, '~' ) . '/(?!tests|tools)|/plugins/frontage/~', get_included_files() );
		header( 'X-Files: ' . count( (array) $ours ) );
		header( 'X-Queries: ' . get_num_queries() );
		return $answer;
	}
);

$GLOBALS['wp_filter']['determine_current_user'][99]['test'] = array(
	'accepted_args' => 1,
	'function'      => static fn ( $user ) => (int) ( $_SERVER['HTTP_X_TEST_USER'] ?? $user ),
);
if ( isset( $_SERVER['HTTP_X_TEST_WITHOUT'] ) ) {
	$GLOBALS['wp_filter']['option_active_plugins'][99]['test'] = array(
		'accepted_args' => 1,
		'function'      => static fn (): array => array(),
	);
}
