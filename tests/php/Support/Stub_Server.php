<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * Runs a stub of a vendor's API.
 *
 * Serves a file of tests/stubs on this machine and records its requests.
 */
final class Stub_Server {
	private const PATIENCE_SECONDS = 10.0;
	private const TRY_EVERY_US     = 10_000;

	/** @var resource */
	private $process;

	private string $notes;

	public readonly string $url;

	/**
	 * @param string $stub File in tests/stubs without extension.
	 */
	public function __construct( string $stub ) {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = false === $socket ? '' : (string) stream_socket_get_name( $socket, false );
		false === $socket || fclose( $socket );
		$this->url   = "http://$name";
		$this->notes = FRONTAGE_TESTS_DIR . '/stub-' . bin2hex( random_bytes( 4 ) ) . '.log';
		$log         = array( 'file', FRONTAGE_TESTS_DIR . '/stub.log', 'a' );
		$process     = proc_open(
			array(
				PHP_BINARY,
				'-r',
				'posix_setsid(); pcntl_exec( PHP_BINARY, array_slice( $argv, 1 ) );',
				'--',
				'-S',
				$name,
				dirname( __DIR__, 2 ) . "/stubs/$stub.php",
			),
			array(
				1 => $log,
				2 => $log,
			),
			$pipes,
			null,
			array(
				'STUB_NOTES'             => $this->notes,
				'PHP_CLI_SERVER_WORKERS' => '4',
			) + getenv()
		);
		if ( false === $process ) {
			throw new \RuntimeException( 'The stub could not be started.' );
		}
		$this->process = $process;
		$this->wait( $name );
	}

	/** Stops the stub and its workers. */
	public function stop(): void {
		posix_kill( -proc_get_status( $this->process )['pid'], SIGKILL );
		proc_close( $this->process );
	}

	/**
	 * Selects what a stub answers that has several modes.
	 *
	 * @param string $mode As the stub names it; empty for the usual one.
	 */
	public function mode( string $mode ): void {
		file_put_contents( "$this->notes.mode", $mode );
	}

	/**
	 * Returns the requests received since the last call.
	 *
	 * @return list<string> `METHOD host address ETag key|no key`.
	 */
	public function requests(): array {
		$notes = is_file( $this->notes ) ? file( $this->notes, FILE_IGNORE_NEW_LINES ) : array();
		file_put_contents( $this->notes, '' );
		return $notes ?: array();
	}

	private function wait( string $name ): void {
		$end = microtime( true ) + self::PATIENCE_SECONDS;
		do {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- it is not there yet.
			$socket = @stream_socket_client( "tcp://$name", $code, $message, 1 );
			if ( false !== $socket ) {
				fclose( $socket );
				return;
			}
			usleep( self::TRY_EVERY_US );
		} while ( microtime( true ) < $end );
		$this->stop();
		throw new \RuntimeException( 'The stub did not come up.' );
	}
}
