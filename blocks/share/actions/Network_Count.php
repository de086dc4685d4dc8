<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Share_Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Returns how often a post was shared on one network (S0 §7). */
final class Network_Count extends Action {
	public const NAME  = 'get_shares_count';
	public const REPLY = 'HTML of the number; empty below `min_count`';

	public function args(): array {
		return array(
			'share_count_array' => Args::json(
				array(
					'network'   => Args::choice( Networks::slugs() ),
					'min_count' => Args::int( 0, PHP_INT_MAX, 0 ),
					'post_id'   => Args::post(),
					'url'       => Args::url( optional: true ),
				)
			),
			'nonce'             => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Share_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$asked   = $args['share_count_array'];
		$network = $asked['network'];
		$count   = Share_Counts::of( array( $asked['post_id'] ), array( $network ) )[ $asked['post_id'] ][ $network ];
		return Response::html( Share_List::number( $network, $count, $asked['min_count'] ) );
	}
}
