<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Clock;


defined( 'ABSPATH' ) || exit;

/**
 * What a vendor said last.
 *
 * The last good answer to one question, and what became of asking again.
 *
 * @phpstan-type Row array{provider: string, url: string, body: string, etag: string, modified: string, fetched: int, checked: int, failures: int, error: string}
 */
final class Cached_Response {
	private const FIRST_PAUSE_SECONDS   = 60;
	private const LONGEST_PAUSE_SECONDS = 6 * HOUR_IN_SECONDS;

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
	 * Prepares the copy.
	 *
	 * @param Row $row As stored.
	 */
	private function __construct( public readonly array $row ) {}

	/**
	 * A copy of which nothing is known yet.
	 *
	 * @param string $provider The vendor's slug.
	 * @param string $url      What is asked, without a key.
	 */
	public static function blank( string $provider, string $url ): self {
		return new self( compact( 'provider', 'url' ) + self::EMPTY );
	}

	/**
	 * The copy as it was stored, null if that is not one.
	 *
	 * @param mixed $stored The option.
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

	/** Whether the vendor ever answered. */
	public function is_there(): bool {
		return $this->row['fetched'] > 0;
	}

	/**
	 * Whether it is time to ask again: after a failure later each time.
	 *
	 * @param int $fresh_seconds How long an answer holds.
	 */
	public function is_due( int $fresh_seconds ): bool {
		$pause = 0 === $this->row['failures'] ? $fresh_seconds : min( self::LONGEST_PAUSE_SECONDS, self::FIRST_PAUSE_SECONDS * 2 ** min( 10, $this->row['failures'] ) );
		return Clock::now() >= $this->row['checked'] + $pause;
	}

	/**
	 * The answer as data.
	 *
	 * @return array<array-key, mixed>
	 */
	public function json(): array {
		return ( new Http_Response( 200, array(), $this->row['body'], '', 0 ) )->json();
	}

	/**
	 * The copy after the vendor was asked again.
	 *
	 * @param Http_Response $answer A status of 200 or 304.
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
	 * The copy after the vendor could not be asked: what it said before stays.
	 *
	 * @param string $error What went wrong.
	 */
	public function after_failure( string $error ): self {
		$now = array(
			'checked'  => Clock::now(),
			'failures' => $this->row['failures'] + 1,
			'error'    => $error,
		);
		return new self( array_replace( $this->row, $now ) );
	}
}
