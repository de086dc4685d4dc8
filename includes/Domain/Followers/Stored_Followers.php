<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Base\Clock;
use Frontage\Domain\Feeds\Feed_Source;

defined( 'ABSPATH' ) || exit;

/**
 * How many follow an account, as it is stored: the last good number, and the state of refreshing it.
 *
 * @phpstan-type Row array{
 *     provider: string,
 *     kind: string,
 *     id: string,
 *     count: int,
 *     fetched: int,
 *     checked: int,
 *     failures: int,
 *     wait: int,
 *     error: string,
 * }
 */
final class Stored_Followers {
	public const PREFIX = 'frontage_followers_';

	private const FIRST_PAUSE_SECONDS   = 15 * MINUTE_IN_SECONDS;
	private const LONGEST_PAUSE_SECONDS = 6 * HOUR_IN_SECONDS;

	private const EMPTY = array(
		'provider' => '',
		'kind'     => '',
		'id'       => '',
		'count'    => 0,
		'fetched'  => 0,
		'checked'  => 0,
		'failures' => 0,
		'wait'     => 0,
		'error'    => '',
	);

	/**
	 * Stores the row.
	 *
	 * @param Row $row As stored.
	 */
	private function __construct( public readonly array $row ) {}

	/** Returns what is stored of an account. */
	public static function of( Feed_Source $account ): self {
		return self::restore( get_option( self::PREFIX . $account->key() ) ) ?? new self( $account->to_array() + self::EMPTY );
	}

	/**
	 * Restores a stored number; null if it is not valid.
	 *
	 * @param mixed $stored Option value.
	 */
	public static function restore( mixed $stored ): ?self {
		$row = self::EMPTY;
		foreach ( $row as $key => $value ) {
			if ( ! is_array( $stored ) || gettype( $stored[ $key ] ?? null ) !== gettype( $value ) ) {
				return null;
			}
			$row[ $key ] = $stored[ $key ];
		}
		/** @var Row $row Each member has the type of the empty one. */
		return null === Follower_Count::of( $row['count'] ) ? null : new self( $row );
	}

	/** Returns whose followers they are; null if the row was changed by hand. */
	public function account(): ?Feed_Source {
		return Feed_Source::of( $this->row );
	}

	/** Returns the last good number; null if there is none yet. */
	public function count(): ?int {
		return 0 === $this->row['fetched'] ? null : $this->row['count'];
	}

	/** Returns how old the number is in seconds; null if there is none yet. */
	public function age(): ?int {
		return 0 === $this->row['fetched'] ? null : max( 0, Clock::now() - $this->row['fetched'] );
	}

	/** Returns the seconds between tries, which grow with failures; 0 after a success. */
	public function pause(): int {
		$failures = $this->row['failures'];
		return 0 === $failures ? 0 : min( self::LONGEST_PAUSE_SECONDS, self::FIRST_PAUSE_SECONDS * 2 ** min( 10, $failures - 1 ) );
	}

	/**
	 * Returns whether the vendor should be asked.
	 *
	 * @param int $fresh_seconds For which a number is fresh.
	 */
	public function is_due( int $fresh_seconds ): bool {
		$pause = 0 === $this->row['failures'] ? $fresh_seconds : $this->pause();
		return Clock::now() >= max( $this->row['checked'] + $pause, $this->row['wait'] );
	}

	/** Stores it. */
	public function save(): void {
		$account = $this->account();
		if ( null !== $account ) {
			update_option( self::PREFIX . $account->key(), $this->row, false );
		}
	}

	/**
	 * Returns it with a new number.
	 *
	 * @param int $count As `Follower_Count` allows.
	 */
	public function after_success( int $count ): self {
		$new = array(
			'count'    => $count,
			'fetched'  => Clock::now(),
			'checked'  => Clock::now(),
			'failures' => 0,
			'wait'     => 0,
			'error'    => '',
		);
		return new self( array_replace( $this->row, $new ) );
	}

	/**
	 * Returns it after a failure; the number stays.
	 *
	 * @param string $error A sentence for the owner, without a key.
	 * @param int    $wait Unix time before which the vendor must not be asked; 0 if it does not say.
	 */
	public function after_failure( string $error, int $wait = 0 ): self {
		$new = array(
			'checked'  => Clock::now(),
			'failures' => $this->row['failures'] + 1,
			'wait'     => $wait,
			'error'    => $error,
		);
		return new self( array_replace( $this->row, $new ) );
	}
}
