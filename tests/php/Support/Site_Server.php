<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use CurlHandle;

/**
 * Serves the test site with a real web server.
 *
 * Uses the database of the running tests (with ISOLATION = 'snapshot') with several workers, and
 * sends many requests at once.
 *
 * @phpstan-type Call array{
 *     path?: string,
 *     method?: non-empty-string,
 *     fields?: array<mixed>|string,
 *     headers?: list<string>,
 *     agent?: non-empty-string,
 * }
 * @phpstan-type Answer array{status: int, headers: array<string, string>, body: string}
 */
final class Site_Server {
	private const WORKERS   = 8;
	private const AT_ONCE   = 50;
	private const BECOME    = 'posix_setsid(); pcntl_exec( PHP_BINARY, array_slice( $argv, 1 ) );';
	private const SETTINGS  = array( 'memory_limit=512M', 'display_errors=0', 'log_errors=1', 'opcache.enable=1' );
	private const PATIENCE  = 10.0;
	private const TRY_EVERY = 20_000;

	/** @var resource */
	private $process;

	private int $port;

	/**
	 * Starts the server.
	 *
	 * @param string $before PHP file to load before every request.
	 * @param array<string, string> $env Further environment variables.
	 * @param list<string> $settings Further PHP settings.
	 */
	public function __construct( string $before = '', array $env = array(), array $settings = array() ) {
		$this->port = self::free_port();
		$command    = array( PHP_BINARY, '-r', self::BECOME, '--' );
		foreach ( array( ...self::SETTINGS, ...$settings ) as $setting ) {
			array_push( $command, '-d', $setting );
		}
		array_push( $command, '-S', "127.0.0.1:$this->port", '-t', ABSPATH, __DIR__ . '/server-router.php' );
		$log     = array( 'file', FRONTAGE_TESTS_DIR . '/server.log', 'a' );
		$env    += array(
			'FRONTAGE_TEST_BEFORE'   => $before,
			'PHP_CLI_SERVER_WORKERS' => (string) self::WORKERS,
		);
		$process = proc_open(
			$command,
			array(
				1 => $log,
				2 => $log,
			),
			$pipes,
			ABSPATH,
			$env + getenv()
		);
		if ( false === $process ) {
			throw new \RuntimeException( 'The web server could not be started.' );
		}
		$this->process = $process;
		$this->wait();
	}

	/** Stops the server and its workers. */
	public function stop(): void {
		posix_kill( -proc_get_status( $this->process )['pid'], SIGKILL );
		proc_close( $this->process );
	}

	/** Returns the URL, such as `http://127.0.0.1:40123`. */
	public function url(): string {
		return "http://127.0.0.1:$this->port";
	}

	/**
	 * Sends one request.
	 *
	 * @param Call $call The request.
	 * @return Answer
	 */
	public function send( array $call ): array {
		return $this->send_all( array( $call ) )[0];
	}

	/**
	 * Sends concurrent requests.
	 *
	 * @param list<Call> $calls The requests.
	 * @return list<Answer> In the same order.
	 */
	public function send_all( array $calls ): array {
		$multi = curl_multi_init();
		curl_multi_setopt( $multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, self::AT_ONCE );
		$handles = array_map( array( $this, 'prepare' ), $calls );
		foreach ( $handles as $handle ) {
			curl_multi_add_handle( $multi, $handle );
		}
		do {
			curl_multi_exec( $multi, $running );
			curl_multi_select( $multi );
		} while ( $running > 0 );
		return array_map( array( self::class, 'answer' ), $handles );
	}

	/**
	 * Prepares a request.
	 *
	 * @param Call $call The request.
	 */
	private function prepare( array $call ): CurlHandle {
		$handle = curl_init( $this->url() . ( $call['path'] ?? '/wp-admin/admin-ajax.php' ) );
		$fields = $call['fields'] ?? null;
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_HEADER         => true,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_CUSTOMREQUEST  => $call['method'] ?? ( null === $fields ? 'GET' : 'POST' ),
				CURLOPT_HTTPHEADER     => array_merge( array( 'Expect:' ), $call['headers'] ?? array( 'Sec-Fetch-Site: same-origin' ) ),
				CURLOPT_USERAGENT      => $call['agent'] ?? 'Test',
			)
		);
		if ( null !== $fields ) {
			curl_setopt( $handle, CURLOPT_POSTFIELDS, is_array( $fields ) ? http_build_query( $fields ) : $fields );
		}
		return $handle;
	}

	/**
	 * Reads a response.
	 *
	 * @param CurlHandle $handle The request.
	 * @return Answer
	 */
	private static function answer( CurlHandle $handle ): array {
		$head    = (int) curl_getinfo( $handle, CURLINFO_HEADER_SIZE );
		$all     = (string) curl_multi_getcontent( $handle );
		$headers = array();
		foreach ( array_slice( explode( "\r\n", trim( substr( $all, 0, $head ) ) ), 1 ) as $line ) {
			list( $name, $value )           = explode( ':', $line, 2 );
			$headers[ strtolower( $name ) ] = trim( $value );
		}
		return array(
			'status'  => (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ),
			'headers' => $headers,
			'body'    => substr( $all, $head ),
		);
	}

	/** Waits until the server listens. */
	private function wait(): void {
		$end = microtime( true ) + self::PATIENCE;
		do {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- it is not there yet.
			$socket = @stream_socket_client( "tcp://127.0.0.1:$this->port", $code, $message, 1 );
			if ( false !== $socket ) {
				fclose( $socket );
				return;
			}
			usleep( self::TRY_EVERY );
		} while ( microtime( true ) < $end );
		$this->stop();
		throw new \RuntimeException( 'The web server did not come up: ' . file_get_contents( FRONTAGE_TESTS_DIR . '/server.log' ) );
	}

	/** Returns an unused port. */
	private static function free_port(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = false === $socket ? '' : (string) stream_socket_get_name( $socket, false );
		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
