<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Html\Html;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Share\Account;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** How many follow the site, as the owner entered it. */
final class Follow_Counts {
	/** How long shared caches may keep an answer. */
	public const CACHE_SECONDS = 300;

	/**
	 * Returns the followers on one network; 0 if the owner has entered none.
	 *
	 * @param string $network One of `Account::networks()`, or any other slug.
	 */
	public static function of( string $network ): int {
		return in_array( $network, Account::networks(), true ) ? (int) Options::get( 'follow', $network ) : 0;
	}

	/** Returns the followers on all networks. */
	public static function total(): int {
		return array_sum( array_map( self::of( ... ), Account::networks() ) );
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
}
