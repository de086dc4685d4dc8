<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Domain\Share\Share_Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Returns how often a post was shared on all networks (S0 §7). */
final class Total_Count extends Action {
	public const NAME  = 'get_total_shares';
	public const REPLY = 'the number as text, written in the language of the site';

	public function args(): array {
		return array(
			'share_total_count_array' => Args::json(
				array(
					'post_id' => Args::post(),
					'url'     => Args::url( optional: true ),
				)
			),
			'nonce'                   => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Share_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$post_id = $args['share_total_count_array']['post_id'];
		return Response::text( number_format_i18n( Share_Counts::of( array( $post_id ), array() )[ $post_id ][ Share_Counts::TOTAL ] ) );
	}
}
