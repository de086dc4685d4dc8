<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Share\Account;

defined( 'ABSPATH' ) || exit;

/** What owners and authors read about a number: where it comes from, how old it is, and why it is not refreshed. */
final class Follow_State {
	/**
	 * Returns the state of a profile.
	 *
	 * @return array{text: string, error: string}
	 */
	public static function of_account( Account $account, Follow_Counts $counts ): array {
		if ( ! $counts->is_refreshed( $account->network ) ) {
			return self::typed( $account->network, $counts );
		}
		$source = Followers::account( $account->network, $account->url );
		/* translators: %s: name of a network. */
		$text = __( 'This is not the address of a profile on %s, so its followers are not counted.', 'frontage' );
		return null === $source
			? array(
				'text'  => '',
				'error' => sprintf( $text, $account->name ),
			)
			: self::refreshed( $source );
	}

	/**
	 * Returns the state of the site's account on a network, in a line.
	 *
	 * @param string $network One of `Follow::counted()`.
	 */
	public static function of_network( string $network ): string {
		$counts = new Follow_Counts();
		$source = Follow_Accounts::stored()->main( $network );
		if ( null === $source || ! $counts->is_refreshed( $network ) ) {
			return '';
		}
		return implode( ' ', array_filter( array( "$source->id:", ...array_values( self::refreshed( $source ) ) ) ) );
	}

	/**
	 * Returns the state of an account.
	 *
	 * @return array{text: string, error: string}
	 */
	private static function refreshed( Feed_Source $source ): array {
		$stored  = Followers::read( $source );
		$missing = Followers::missing_key( $source->provider );
		return array(
			'text'  => null === $stored->count() && '' !== $missing . $stored->row['error'] ? '' : Follower_Labels::of( $stored ),
			'error' => '' === $missing ? $stored->row['error'] : $missing,
		);
	}

	/**
	 * Returns the state of a number that the owner has entered.
	 *
	 * @param string $network Slug.
	 * @return array{text: string, error: string}
	 */
	private static function typed( string $network, Follow_Counts $counts ): array {
		/* translators: %s: number of followers. */
		$text = __( '%s, as entered in the settings of this block.', 'frontage' );
		return array(
			'text'  => sprintf( $text, number_format_i18n( $counts->typed( $network ) ) ),
			'error' => '',
		);
	}
}
