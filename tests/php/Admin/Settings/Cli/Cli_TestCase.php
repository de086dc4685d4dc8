<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Cli;

use Frontage\Base\Store\Values;
use Frontage\Tests\TestCase;


/** Base class of the tests of the WP-CLI commands: runs them by the real WP-CLI in its own process. */
abstract class Cli_TestCase extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const SETTINGS = array( 'error_reporting=24575', 'display_errors=0', 'log_errors=0', 'memory_limit=512M' );

	/** What the last command wrote to standard error. */
	protected string $errors = '';

	/**
	 * Runs `wp frontage …`.
	 *
	 * @param string $arguments As typed, separated by spaces.
	 * @param int $code Expected exit code.
	 * @param string $input Standard input.
	 * @return string Its output.
	 */
	protected function wp( string $arguments, int $code = 0, string $input = '' ): string {
		$command = array( PHP_BINARY );
		$cache   = FRONTAGE_TESTS_DIR . '/opcache';
		wp_mkdir_p( $cache );
		// Compiled files are kept for the next command: to compile WordPress takes most of its time.
		foreach ( array( ...self::SETTINGS, 'opcache.enable=1', 'opcache.enable_cli=1', "opcache.file_cache=$cache" ) as $setting ) {
			array_push( $command, '-d', $setting );
		}
		array_push(
			$command,
			(string) getenv( 'FRONTAGE_WP_CLI' ),
			'--path=' . ABSPATH,
			'--allow-root',
			'--no-color',
			'frontage',
			...explode( ' ', $arguments )
		);
		$pipes   = array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', FRONTAGE_TESTS_DIR . '/wp-cli.log', 'w' ) );
		$process = proc_open( $command, $pipes, $open, FRONTAGE_TESTS_DIR, array( 'FRONTAGE_DEBUG' => '0' ) + getenv() );
		self::assertIsResource( $process );
		fwrite( $open[0], $input );
		fclose( $open[0] );
		$said  = (string) stream_get_contents( $open[1] );
		$ended = proc_close( $process );
		Values::forget();
		$this->errors = (string) file_get_contents( FRONTAGE_TESTS_DIR . '/wp-cli.log' );
		self::assertSame( $code, $ended, "$said\n$this->errors" );
		return $said;
	}

	/**
	 * Runs `wp frontage … --format=json`.
	 *
	 * @return list<array<string, int|string>>
	 */
	protected function rows( string $arguments, int $code = 0, string $input = '' ): array {
		$rows = json_decode( $this->wp( "$arguments --format=json", $code, $input ), true );
		return is_array( $rows ) ? array_values( $rows ) : array();
	}
}
