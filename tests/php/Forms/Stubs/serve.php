<?php
/**
 * Loaded before every request of a served test site: notes mails instead of sending them, and lets
 * one machine play many visitors.
 */

declare( strict_types=1 );

$GLOBALS['wp_filter']['plugins_loaded'][10]['stubs'] = array(
	'accepted_args' => 0,
	'function'      => static function (): void {
		add_filter( 'frontage_network_factor', static fn (): int => 100000 );
		add_filter(
			'frontage_rate_limits',
			static fn ( array $limits, string $name ): array => 'mail' === $name ? $limits : array(),
			10,
			2
		);
		add_filter(
			'pre_wp_mail',
			static function ( mixed $short, array $mail ): bool {
				file_put_contents( (string) getenv( 'FRONTAGE_TEST_NOTES' ), $mail['subject'] . "\n", FILE_APPEND | LOCK_EX );
				return true;
			},
			10,
			2
		);
	},
);
