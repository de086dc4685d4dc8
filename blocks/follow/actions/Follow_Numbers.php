<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Share\Account;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Tells an author where the numbers of profiles come from, and asks the networks if the author wants it. */
final class Follow_Numbers extends Action {
	public const NAME  = 'frontage_follow_numbers';
	public const REPLY = 'JSON `[ { url, name, text, error } ]`: of profiles whose networks tell how many follow them';

	/** Profiles of one answer. */
	private const MOST = 10;

	/** Addresses that one author may ask networks about in a minute, as in other actions that ask about one at a time. */
	private const ASKED_PER_MINUTE = 30;

	public function args(): array {
		return array(
			'accounts' => Args::paragraphs( 0, 5000, '' ),
			'refresh'  => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 20 );
	}

	/**
	 * Returns what is known of each profile.
	 *
	 * @param array<string, mixed> $args Addresses, one a line, and whether the networks are asked now.
	 * @param Visitor              $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$accounts = array_filter( array_map( Account::from( ... ), array_unique( explode( "\n", $args['accounts'] ) ) ) );
		$networks = Follow::counted();
		$counted  = static fn ( Account $one ): bool => in_array( $one->network, $networks, true );
		$accounts = array_slice( array_values( array_filter( $accounts, $counted ) ), 0, self::MOST );
		$counts   = new Follow_Counts();
		$may      = static fn ( Account $one ): bool => $args['refresh'] && $counts->is_refreshed( $one->network );
		$waiting  = $this->refresh( array_filter( $accounts, $may ), $visitor );
		return Response::json(
			array_map(
				static fn ( Account $one ): array => array(
					'url'  => $one->url,
					'name' => $one->name,
				) + ( isset( $waiting[ $one->url ] ) ? self::later() : Follow_State::of_account( $one, $counts ) ),
				$accounts
			)
		);
	}

	/**
	 * Asks the networks, and keeps which accounts they were: the author may be about to save them.
	 *
	 * @param array<array-key, Account> $accounts Those that are refreshed.
	 * @return array<string, true> Addresses that the author has to wait for, as keys.
	 */
	private function refresh( array $accounts, Visitor $visitor ): array {
		$known   = Follow_Accounts::stored();
		$waiting = array();
		foreach ( $accounts as $account ) {
			$source = Followers::account( $account->network, $account->url );
			if ( null !== $source && ! self::may_ask( $visitor ) ) {
				$waiting[ $account->url ] = true;
			} elseif ( null !== $source ) {
				Followers::ask( $source );
				$known = $known->with( $account->url, $source );
			}
		}
		if ( count( $waiting ) < count( $accounts ) ) {
			$known->save();
		}
		return $waiting;
	}

	/** Returns whether the author may ask a network about one more address now. */
	private static function may_ask( Visitor $visitor ): bool {
		$most = array( MINUTE_IN_SECONDS => self::ASKED_PER_MINUTE );
		return Rate_Limit::consume( self::NAME . ' asked', array( $visitor->key() => $most ) );
	}

	/**
	 * Returns what authors read who have asked too often.
	 *
	 * @return array{text: string, error: string}
	 */
	private static function later(): array {
		return array(
			'text'  => '',
			'error' => __( 'You have asked about many profiles. Try again in a minute.', 'frontage' ),
		);
	}
}
