<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Share\Account;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Place_Content;

defined( 'ABSPATH' ) || exit;

/** Finds the accounts that published Follow Buttons with numbers link to, and those in the settings. */
final class Account_Finder {
	private const BLOCK = 'frontage/follow';

	private const MOST_PLACES = 200;

	/** Returns the accounts whose followers are to be refreshed. */
	public static function find(): Follow_Accounts {
		$counts = new Follow_Counts();
		$main   = array();
		$by_url = array();
		foreach ( array_filter( Follow::counted(), $counts->is_refreshed( ... ) ) as $network ) {
			$typed            = $counts->profile( $network );
			$main[ $network ] = '' === $typed ? null : Followers::account( $network, $typed );
		}
		foreach ( self::in_blocks() as $account ) {
			$source = $counts->is_refreshed( $account->network ) ? Followers::account( $account->network, $account->url ) : null;
			if ( null !== $source ) {
				$by_url[ $account->url ]     = $source;
				$main[ $account->network ] ??= $source;
			}
		}
		return new Follow_Accounts( $by_url, array_filter( $main ) );
	}

	/**
	 * Returns the accounts in blocks, those in most blocks first.
	 *
	 * @return list<Account>
	 */
	private static function in_blocks(): array {
		$found   = array();
		$times   = array();
		$counted = Follow::counted();
		foreach ( Index::places( 'follow', self::MOST_PLACES ) as $place ) {
			if ( $place > 0 && 'publish' !== get_post_status( $place ) ) {
				continue;
			}
			foreach ( self::addresses( parse_blocks( Place_Content::of( $place ) ) ) as $address ) {
				$account = Account::from( $address );
				if ( null !== $account && in_array( $account->network, $counted, true ) ) {
					$found[ $account->url ]   = $account;
					$times[ $account->url ] ??= 0;
					++$times[ $account->url ];
				}
			}
		}
		arsort( $times );
		return array_map( static fn ( string $url ): Account => $found[ $url ], array_keys( $times ) );
	}

	/**
	 * Returns the addresses in blocks that show numbers, and in their inner blocks.
	 *
	 * @param array<array-key, mixed> $blocks Result of `parse_blocks()`.
	 * @return list<string>
	 */
	private static function addresses( array $blocks ): array {
		$found = array();
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$given = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$shows = false !== ( $given['showsCounts'] ?? true ) || true === ( $given['showsTotal'] ?? false );
			$mine  = self::BLOCK === $block['blockName'] && $shows && is_array( $given['accounts'] ?? null ) ? $given['accounts'] : array();
			$found = array( ...$found, ...array_values( array_filter( $mine, 'is_string' ) ), ...self::addresses( $block['innerBlocks'] ) );
		}
		return $found;
	}
}
