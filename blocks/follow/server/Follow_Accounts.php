<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Source;

defined( 'ABSPATH' ) || exit;

/** The accounts whose followers are refreshed, by the addresses that blocks link to, and the one of each network that counts. */
final class Follow_Accounts {
	private const OPTION = 'frontage_follow_accounts';

	/** Accounts that are asked about; more are on no site of one owner. */
	public const MOST = 50;

	/**
	 * Stores checked values.
	 *
	 * @param array<string, Feed_Source> $by_url By the address of the profile.
	 * @param array<string, Feed_Source> $main By network.
	 */
	public function __construct( private readonly array $by_url, private readonly array $main ) {}

	/** Returns what is stored. */
	public static function stored(): self {
		$stored = Values::get( self::OPTION );
		$read   = static fn ( string $part ): array => array_filter(
			array_map(
				static fn ( mixed $one ): ?Feed_Source => is_array( $one ) ? Feed_Source::of( $one ) : null,
				is_array( $stored ) && is_array( $stored[ $part ] ?? null ) ? $stored[ $part ] : array()
			)
		);
		return new self( $read( 'by_url' ), $read( 'main' ) );
	}

	/**
	 * Returns the account at an address; null if it is not refreshed.
	 *
	 * @param string $url Of a profile.
	 */
	public function at( string $url ): ?Feed_Source {
		return $this->by_url[ $url ] ?? null;
	}

	/**
	 * Returns the site's account on a network; null if none is refreshed.
	 *
	 * @param string $network Slug.
	 */
	public function main( string $network ): ?Feed_Source {
		return $this->main[ $network ] ?? null;
	}

	/**
	 * Returns all accounts.
	 *
	 * @return array<string, Feed_Source> By their keys.
	 */
	public function all(): array {
		$all = array();
		foreach ( array( ...array_values( $this->main ), ...array_values( $this->by_url ) ) as $source ) {
			$all[ $source->key() ] = $source;
		}
		return array_slice( $all, 0, self::MOST );
	}

	/**
	 * Returns the same with another account, that an author has just entered.
	 *
	 * @param string $url Of its profile.
	 */
	public function with( string $url, Feed_Source $source ): self {
		return new self( $this->by_url + array( $url => $source ), $this->main );
	}

	/** Stores it. */
	public function save(): void {
		$rows = static fn ( array $sources ): array => array_map(
			static fn ( Feed_Source $one ): array => $one->to_array(),
			array_slice( $sources, 0, self::MOST )
		);
		$row  = array(
			'by_url' => $rows( $this->by_url ),
			'main'   => $rows( $this->main ),
		);
		Values::set( self::OPTION, $row );
	}
}
