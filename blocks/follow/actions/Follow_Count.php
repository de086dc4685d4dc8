<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Domain\Share\Account;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Returns how many follow the site on one network (S0 §7). */
final class Follow_Count extends Action {
	public const NAME  = 'get_follow_counts';
	public const REPLY = 'HTML of the number; empty below `min_count`';

	public function args(): array {
		return array(
			'follow_count_array' => Args::json(
				array(
					'network'   => Args::choice( Account::networks() ),
					'min_count' => Args::int( 0, PHP_INT_MAX, 0 ),
					'index'     => Args::int( 0, PHP_INT_MAX, 0 ),
				)
			),
			'nonce'              => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Follow_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$asked = $args['follow_count_array'];
		return Response::html( Follow_Counts::html( ( new Follow_Counts() )->of_network( $asked['network'] ), $asked['min_count'] ) );
	}
}
