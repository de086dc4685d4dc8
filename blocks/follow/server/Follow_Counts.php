<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Html\Html;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Share\Account;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** How many follow the site: as vendors say it, or as the owner entered it. */
final class Follow_Counts {
	/** How long shared caches may keep an answer. */
	public const CACHE_SECONDS = 300;

	/**
	 * Settings by key. Each is read when it is needed: to read an address, all vendors are loaded.
	 *
	 * @var array<string, Field>
	 */
	private readonly array $fields;

	private readonly Follow_Accounts $accounts;

	/** Reads which accounts are counted, and their numbers. */
	public function __construct() {
		$this->fields   = Follow::settings();
		$this->accounts = Follow_Accounts::stored();
		Followers::prime( $this->accounts->all() );
	}

	/** Returns the followers of a profile; those that the owner entered for its network if nobody else knows. */
	public function of_account( Account $account ): int {
		return $this->shown( $account->network, $this->accounts->at( $account->url ) );
	}

	/**
	 * Returns the followers on one network; 0 if nobody knows.
	 *
	 * @param string $network One of `Account::networks()`.
	 */
	public function of_network( string $network ): int {
		return $this->shown( $network, $this->accounts->main( $network ) );
	}

	/** Returns the followers on all networks. */
	public function total(): int {
		return array_sum( array_map( $this->of_network( ... ), Account::networks() ) );
	}

	/**
	 * Returns what the owner entered for a network; 0 for none.
	 *
	 * @param string $network Any slug.
	 */
	public function typed( string $network ): int {
		return (int) $this->setting( $network );
	}

	/**
	 * Returns whether the number of a network is refreshed.
	 *
	 * @param string $network Any slug.
	 */
	public function is_refreshed( string $network ): bool {
		return match ( $this->setting( $network . Follow::SHOWS ) ) {
			Follow::REFRESHED => true,
			Follow::AUTO => 0 === $this->typed( $network ),
			default => false,
		};
	}

	/**
	 * Returns the address of the site's profile that the owner entered; empty for none.
	 *
	 * @param string $network One of `Follow::counted()`.
	 */
	public function profile( string $network ): string {
		return (string) $this->setting( $network . Follow::ACCOUNT );
	}

	/**
	 * Returns the number for a button, with what it counts for screen readers (S0 §7): empty below the minimum.
	 *
	 * @param int $count The number.
	 * @param int $min_count Smaller numbers are not shown.
	 */
	public static function html( int $count, int $min_count ): Html {
		if ( $count < max( 1, $min_count ) ) {
			return fragment();
		}
		/* translators: %s: number of people who follow a profile. */
		$words = explode( '%s', _n( '%s follower', '%s followers', $count, 'frontage' ) );
		$quiet = array( 'class' => 'frontage-follow__words' );
		return el(
			'span',
			array( 'class' => 'frontage-follow__count' ),
			'' === $words[0] ? fragment() : el( 'span', $quiet, $words[0] ),
			number_format_i18n( $count ),
			'' === ( $words[1] ?? '' ) ? fragment() : el( 'span', $quiet, $words[1] )
		);
	}

	/**
	 * Returns the number that is shown.
	 *
	 * @param string           $network Any slug.
	 * @param Feed_Source|null $source Account whose followers are refreshed; null for none.
	 */
	private function shown( string $network, ?Feed_Source $source ): int {
		$count = null !== $source && $this->is_refreshed( $network ) ? Followers::read( $source )->count() : null;
		return $count ?? $this->typed( $network );
	}

	/**
	 * Returns a setting; null if there is none.
	 *
	 * @param string $key As in `Follow::settings()`.
	 */
	private function setting( string $key ): mixed {
		return isset( $this->fields[ $key ] ) ? Options::value( 'follow', $key, $this->fields[ $key ] ) : null;
	}
}
