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

/** Returns how often a picture was shared on all networks (S0 §7). */
final class Media_Total extends Action {
	public const NAME  = 'get_media_shares_total';
	public const REPLY = 'the number as text, written in the language of the site';

	public function args(): array {
		return array(
			'media_total' => Args::json(
				array(
					'media_url' => Args::url(),
					'post_id'   => Args::post(),
				)
			),
			'nonce'       => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Share_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$asked = $args['media_total'];
		return Response::text( number_format_i18n( Share_Counts::of_media( $asked['post_id'], $asked['media_url'] ) ) );
	}
}
