<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Providers\Refresh_State;

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

	private const FIRST_PAUSE_SECONDS = 15 * MINUTE_IN_SECONDS;

	private const EMPTY = array(
		'provider' => '',
		'kind'     => '',
		'id'       => '',
		'count'    => 0,
	) + Refresh_State::NEW;

	/**
	 * Stores the row.
	 *
	 * @param Row $row As stored.
	 */
	private function __construct( public readonly array $row ) {}

	/** Returns what is stored of an account. */
	public static function of( Feed_Source $account ): self {
		return self::restore( Values::get( self::PREFIX . $account->key() ) ) ?? new self( $account->to_array() + self::EMPTY );
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

	/** Returns how it stands with refreshing it. */
	public function state(): Refresh_State {
		return new Refresh_State( $this->row, self::FIRST_PAUSE_SECONDS );
	}

	/** Stores it. */
	public function save(): void {
		$account = $this->account();
		if ( null !== $account ) {
			Values::set( self::PREFIX . $account->key(), $this->row );
		}
	}

	/**
	 * Returns it with a new number.
	 *
	 * @param int $count As `Follower_Count` allows.
	 */
	public function after_success( int $count ): self {
		return $this->with( compact( 'count' ) + Refresh_State::succeeded() );
	}

	/**
	 * Returns it after a failure; the number stays.
	 *
	 * @param string $error A sentence for the owner, without a key.
	 * @param int    $wait Unix time before which the vendor must not be asked; 0 if it does not say.
	 */
	public function after_failure( string $error, int $wait = 0 ): self {
		return $this->with( $this->state()->failed( $error, $wait ) );
	}

	/** Returns it, to be asked for at once; the number stays. */
	public function retried(): self {
		return $this->with( $this->state()->retried() );
	}

	/**
	 * Returns it with other values.
	 *
	 * @param array<string, int|string> $values As in the row.
	 */
	private function with( array $values ): self {
		/** @var Row $row Values of the same types. */
		$row = array_replace( $this->row, $values );
		return new self( $row );
	}
}
