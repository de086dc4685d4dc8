<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Share\Account;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Tells an author where the numbers of profiles come from, and asks the networks if the author wants it. */
final class Follow_Numbers extends Action {
	public const NAME  = 'frontage_follow_numbers';
	public const REPLY = 'JSON `[ { url, name, text, error } ]`: of profiles whose networks tell how many follow them';

	/** Profiles of one answer. */
	private const MOST = 10;

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
		$counted  = static fn ( Account $one ): bool => in_array( $one->network, Follow::COUNTED, true );
		$accounts = array_slice( array_values( array_filter( $accounts, $counted ) ), 0, self::MOST );
		$counts   = new Follow_Counts();
		if ( $args['refresh'] ) {
			$this->refresh( array_filter( $accounts, static fn ( Account $one ): bool => $counts->is_refreshed( $one->network ) ) );
		}
		return Response::json(
			array_map(
				static fn ( Account $one ): array => array(
					'url'  => $one->url,
					'name' => $one->name,
				) + Follow_State::of_account( $one, $counts ),
				$accounts
			)
		);
	}

	/**
	 * Asks the networks, and keeps which accounts they were: the author may be about to save them.
	 *
	 * @param array<array-key, Account> $accounts Those that are refreshed.
	 */
	private function refresh( array $accounts ): void {
		$known = Follow_Accounts::stored();
		foreach ( $accounts as $account ) {
			$source = Followers::account( $account->network, $account->url );
			if ( null !== $source ) {
				Followers::ask( $source );
				$known = $known->with( $account->url, $source );
			}
		}
		$known->save();
	}
}
