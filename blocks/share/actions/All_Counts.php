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

/** Returns the numbers of all posts of a page in one request. */
final class All_Counts extends Action {
	public const NAME  = 'frontage_share_counts';
	public const REPLY = 'JSON `{ <post>: { shares, <network>: … } }`: numbers and how they are written';

	/** Posts per request. */
	private const MOST_POSTS = 200;

	public function args(): array {
		return array( 'posts' => Args::posts( self::MOST_POSTS ) );
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: Share_Counts::CACHE_SECONDS );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$written = array_map(
			static fn ( array $counts ): array => array_map(
				static fn ( int $count ): array => array( $count, number_format_i18n( $count ) ),
				array_filter( $counts )
			),
			Share_Counts::of( $args['posts'], Networks::slugs() )
		);
		return Response::json( (object) $written );
	}
}
