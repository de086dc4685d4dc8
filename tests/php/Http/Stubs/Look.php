<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http\Stubs;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;


/**
 * A stub read action with a field of every kind.
 *
 * Returns the parsed fields.
 */
final class Look extends Action {
	public const NAME  = 'test_look';
	public const REPLY = 'JSON of the parsed fields';

	public function args(): array {
		return array(
			'request_id' => Args::text( 0, 64, '' ),
			'page'       => Args::int( 1, 50 ),
			'word'       => Args::text( 0, 20, '' ),
			'story'      => Args::paragraphs( 0, 40, '' ),
			'order'      => Args::choice( array( 'new', 'old' ), 'new' ),
			'all'        => Args::flag(),
			'terms'      => Args::ids( 3, optional: true ),
			'posts'      => Args::posts( 5, optional: true ),
			'mail'       => Args::email( optional: true ),
			'link'       => Args::url( optional: true ),
			'query'      => Args::signed( 'test', optional: true ),
			'stats'      => Args::json(
				array(
					'network' => Args::choice( array( 'x', 'y' ) ),
					'post_id' => Args::post( optional: true ),
				),
				optional: true
			),
			'shares'     => Args::items( array( 'post_id' => Args::post() ), 2, optional: true ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: 60 );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( $args );
	}
}
