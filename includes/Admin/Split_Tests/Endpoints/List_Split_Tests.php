<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests\Endpoints;

use Frontage\Admin\Split_Tests\Test_List;
use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Split tests, the newest first, with those that ended. */
final class List_Split_Tests implements Endpoint {
	public const ROUTE  = '/split-tests';
	public const METHOD = 'GET';
	public const REPLY  = '`{ tests, total, pages }`';

	public function args(): array {
		return array(
			'page'  => Args::int( 1, 100_000, 1 ),
			'state' => Args::choice( Split_Test::STATES, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Test_List::read( $args['page'], $args['state'] ) );
	}
}
