<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests\Endpoints;

use Frontage\Admin\Split_Tests\Requested_Test;
use Frontage\Admin\Split_Tests\Test_Place;
use Frontage\Admin\Split_Tests\Test_Report;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Ends a split test: one of its variants takes the place of its block. */
final class Apply_Split_Test implements Endpoint {
	public const ROUTE  = '/split-tests/(?P<id>[0-9a-f-]{36})/apply';
	public const METHOD = 'POST';
	public const REPLY  = 'the report';

	public function args(): array {
		return array(
			'id'      => Args::text( 36, 36 ),
			'subject' => Args::int( 0, Split_Block::MOST_SUBJECT ),
			'read'    => Args::text( 64, 64 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Test_Place::apply( Requested_Test::get( $args['id'] ), $args['subject'], $args['read'] );
		return Response::json( Test_Report::of( Requested_Test::get( $args['id'] ) ) );
	}
}
