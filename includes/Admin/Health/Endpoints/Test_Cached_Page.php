<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health\Endpoints;

use Frontage\Admin\Health\Cached_Page;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Whether a cached page of this site still works for visitors. */
final class Test_Cached_Page implements Endpoint {
	public const ROUTE  = '/health/cached-page';
	public const METHOD = 'GET';
	public const REPLY  = 'a Site Health result';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'view_site_health_checks' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Cached_Page::test() );
	}
}
