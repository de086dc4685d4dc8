<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status\Endpoints;

use Frontage\Admin\Status\Overview;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** All sections of the Status tab and the report. */
final class Read_Status implements Endpoint {
	public const ROUTE  = '/status';
	public const METHOD = 'GET';
	public const REPLY  = '`{ state, sections, report }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Overview::summary() );
	}
}
