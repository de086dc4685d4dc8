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

/** Returns how often a picture was shared on one network (S0 §7). */
final class Media_Count extends Action {
	public const NAME  = 'get_shares_single';
	public const REPLY = 'the number as text, written in the language of the site';

	public function args(): array {
		return array(
			'media_single' => Args::json(
				array(
					'media_url' => Args::url(),
					'post_id'   => Args::post(),
					'network'   => Args::choice( Networks::slugs() ),
					'action'    => Args::choice( Share_Counts::ACTIONS, 'media' ),
				)
			),
			'nonce'        => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Share_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$asked = $args['media_single'];
		$count = Share_Counts::of_media( $asked['post_id'], $asked['media_url'], $asked['action'], $asked['network'] );
		return Response::text( number_format_i18n( $count ) );
	}
}
