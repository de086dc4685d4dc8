<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Returns how many follow the site on all networks (S0 §7). */
final class Follow_Total extends Action {
	public const NAME  = 'get_follow_total';
	public const REPLY = 'the number as text, written in the language of the site';

	public function args(): array {
		return array( 'nonce' => Args::text( 0, 40, '' ) );
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Follow_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::text( number_format_i18n( ( new Follow_Counts() )->total() ) );
	}
}
