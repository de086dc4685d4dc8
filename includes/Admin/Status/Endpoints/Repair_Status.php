<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status\Endpoints;

use Frontage\Admin\Status\Overview;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Creates missing tables and scheduled events again. */
final class Repair_Status implements Endpoint {
	public const ROUTE  = '/status/repair';
	public const METHOD = 'POST';
	public const REPLY  = 'like `GET /status`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Schema::repair();
		Retention::schedule();
		return Response::json( Overview::summary() );
	}
}
