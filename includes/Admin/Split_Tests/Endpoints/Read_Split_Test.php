<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests\Endpoints;

use Frontage\Admin\Split_Tests\Requested_Test;
use Frontage\Admin\Split_Tests\Test_Report;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The report of a split test: visitors, differences and their limits, and what can be said about them. */
final class Read_Split_Test implements Endpoint {
	public const ROUTE  = '/split-tests/(?P<id>[0-9a-f-]{36})';
	public const METHOD = 'GET';
	public const REPLY  = 'the report';

	public function args(): array {
		return array( 'id' => Args::text( 36, 36 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Test_Report::of( Requested_Test::get( $args['id'] ) ) );
	}
}
