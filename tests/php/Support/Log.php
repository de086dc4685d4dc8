<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * The log lines written during a test.
 *
 * Reads the debug log from its position at the start of the test.
 */
final class Log {
	private int $start;

	/** @var list<string> */
	private array $expected = array();

	/**
	 * @param string $file Path of the log.
	 */
	public function __construct( private string $file ) {
		clearstatcache( true, $file );
		$this->start = is_file( $file ) ? (int) filesize( $file ) : 0;
	}

	/**
	 * @param string $pattern Regular expression that a line must match.
	 */
	public function expect( string $pattern ): void {
		$this->expected[] = $pattern;
	}

	/**
	 * Returns unexpected lines, and expected lines that are missing.
	 *
	 * @return list<string>
	 */
	public function unexpected(): array {
		$lines = $this->lines();
		$wrong = array();
		foreach ( $this->expected as $pattern ) {
			$rest = array_filter( $lines, static fn ( string $line ): bool => 1 !== preg_match( $pattern, $line ) );
			if ( count( $rest ) === count( $lines ) ) {
				$wrong[] = 'Not logged: ' . $pattern;
			}
			$lines = $rest;
		}
		return array_merge( $wrong, array_values( $lines ) );
	}

	/**
	 * @return list<string>
	 */
	private function lines(): array {
		if ( ! is_file( $this->file ) ) {
			return array();
		}
		$new = (string) file_get_contents( $this->file, false, null, $this->start );
		return array_values( array_filter( explode( "\n", $new ) ) );
	}
}
