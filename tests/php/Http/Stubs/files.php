<?php
/**
 * Tells in a header how many files of the plugin a request loads, without those of its tests and tools, and takes the user
 * from another header.
 */

declare( strict_types=1 );

ob_start(
	static function ( string $answer ): string {
		$root = dirname( __DIR__, 4 );
		$ours = preg_grep( '~^' . preg_quote( $root, '~' ) . '/(?!tests|tools)|/plugins/frontage/~', get_included_files() );
		header( 'X-Files: ' . count( (array) $ours ) );
		return $answer;
	}
);

$GLOBALS['wp_filter']['determine_current_user'][99]['test'] = array(
	'accepted_args' => 1,
	'function'      => static fn ( $user ) => (int) ( $_SERVER['HTTP_X_TEST_USER'] ?? $user ),
);
