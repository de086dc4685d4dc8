<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * A cached vendor response.
 *
 * The last successful response to a request, and the state of refreshing it.
 *
 * @phpstan-type Row array{
 *     provider: string,
 *     url: string,
 *     body: string,
 *     etag: string,
 *     modified: string,
 *     fetched: int,
 *     checked: int,
 *     failures: int,
 *     error: string,
 * }
 */
final class Cached_Response {
	private const FIRST_PAUSE_SECONDS = 2 * MINUTE_IN_SECONDS;

	private const EMPTY = array(
		'provider' => '',
		'url'      => '',
		'body'     => '',
		'etag'     => '',
		'modified' => '',
		'fetched'  => 0,
		'checked'  => 0,
		'failures' => 0,
		'error'    => '',
	);

	/**
	 * Stores the row.
	 *
	 * @param Row $row Row as stored.
	 */
	private function __construct( public readonly array $row ) {}

	/**
	 * Creates an empty cache entry.
	 *
	 * @param string $provider Vendor slug.
	 * @param string $url Request URL, without a key.
	 */
	public static function blank( string $provider, string $url ): self {
		return new self( compact( 'provider', 'url' ) + self::EMPTY );
	}

	/**
	 * Restores a stored entry; null if invalid.
	 *
	 * @param mixed $stored Option value.
	 */
	public static function restore( mixed $stored ): ?self {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$row = self::EMPTY;
		foreach ( $row as $key => $value ) {
			if ( ! isset( $stored[ $key ] ) || gettype( $stored[ $key ] ) !== gettype( $value ) ) {
				return null;
			}
			$row[ $key ] = $stored[ $key ];
		}
		/** @var Row $row Each member has the type of the empty one. */
		return new self( $row );
	}

	/** Returns whether the vendor has ever responded. */
	public function is_there(): bool {
		return $this->row['fetched'] > 0;
	}

	/**
	 * Returns whether the entry should be refreshed; after failures, the interval grows.
	 *
	 * @param int $fresh_seconds Seconds for which a response is fresh.
	 */
	public function is_due( int $fresh_seconds ): bool {
		return $this->state()->is_due( $fresh_seconds );
	}

	/**
	 * Returns the response as data.
	 *
	 * @return array<array-key, mixed>
	 */
	public function json(): array {
		return ( new Http_Response( 200, array(), $this->row['body'], '', 0 ) )->json();
	}

	/**
	 * Returns the entry after a successful refresh.
	 *
	 * @param Http_Response $answer Response with status 200 or 304.
	 */
	public function after( Http_Response $answer ): self {
		$now = array(
			'checked'  => Clock::now(),
			'failures' => 0,
			'error'    => '',
		);
		if ( 304 === $answer->status ) {
			return new self( array_replace( $this->row, $now ) );
		}
		$new = array(
			'body'     => $answer->body,
			'etag'     => $answer->header( 'etag' ),
			'modified' => $answer->header( 'last-modified' ),
			'fetched'  => Clock::now(),
		);
		return new self( array_replace( $this->row, $new, $now ) );
	}

	/**
	 * Returns the entry after a failed refresh; the previous response is kept.
	 *
	 * @param string $error Error message.
	 */
	public function after_failure( string $error ): self {
		return $this->with( $this->state()->failed( $error, 0 ) );
	}

	/** Returns the entry without its failures, to be refreshed at once; the response is kept. */
	public function retried(): self {
		return $this->with( $this->state()->retried() );
	}

	/**
	 * Returns the entry as if it were refreshed later, after several requests at once.
	 *
	 * @param int $seconds Not negative.
	 */
	public function delayed( int $seconds ): self {
		return new self( array_replace( $this->row, array( 'checked' => $this->row['checked'] + $seconds ) ) );
	}

	/** Returns how it stands with refreshing it. Entries keep no time before which the vendor must not be asked. */
	private function state(): Refresh_State {
		return new Refresh_State( $this->row + array( 'wait' => 0 ), self::FIRST_PAUSE_SECONDS );
	}

	/**
	 * Returns it in another state.
	 *
	 * @param array<string, int|string> $state From `state()`.
	 */
	private function with( array $state ): self {
		/** @var Row $row Values of the same types. */
		$row = array_replace( $this->row, array_intersect_key( $state, $this->row ) );
		return new self( $row );
	}
}
