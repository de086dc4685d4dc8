<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Stores a visitor's vote. */
final class Rate extends Action {
	public const NAME = 'acme_rate';

	public const REPLY = 'JSON `{ text }`: the rating, as the block shows it';

	public function args(): array {
		return array(
			'post'  => Args::post(),
			'stars' => Args::int( 1, Votes::MOST ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( 10 );
	}

	/**
	 * Stores it.
	 *
	 * @param array{post: int, stars: int} $args
	 */
	public function run( array $args, Visitor $visitor ): Response {
		Votes::add( $args['post'], $args['stars'] );
		return Response::json( array( 'text' => Rating::text( $args['post'] ) ) );
	}
}
