<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests\Endpoints;

use Frontage\Admin\Split_Tests\Requested_Test;
use Frontage\Admin\Split_Tests\Test_Place;
use Frontage\Admin\Split_Tests\Test_Report;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Pauses a split test, or lets it go on, by changing its block. */
final class Turn_Split_Test implements Endpoint {
	public const ROUTE  = '/split-tests/(?P<id>[0-9a-f-]{36})/state';
	public const METHOD = 'POST';
	public const REPLY  = 'the report';

	public function args(): array {
		return array(
			'id'    => Args::text( 36, 36 ),
			'state' => Args::choice( array( 'running', 'paused' ) ),
			'read'  => Args::text( 64, 64 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Test_Place::turn( Requested_Test::get( $args['id'] ), $args['state'], $args['read'] );
		return Response::json( Test_Report::of( Requested_Test::get( $args['id'] ) ) );
	}
}
