<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps\Endpoints;

use Frontage\Admin\First_Steps\Progress;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The state of the welcome panel. */
final class Read_Welcome implements Endpoint {
	public const ROUTE  = '/welcome';
	public const METHOD = 'GET';
	public const REPLY  = 'what the welcome panel shows';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Progress::state() );
	}
}
