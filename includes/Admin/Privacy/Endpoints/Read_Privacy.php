<?php
declare( strict_types=1 );

namespace Frontage\Admin\Privacy\Endpoints;

use Frontage\Admin\Privacy\Report;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What is stored where and how long, and which third parties get data. Choices are saved with `settings`. */
final class Read_Privacy implements Endpoint {
	public const ROUTE  = '/privacy';
	public const METHOD = 'GET';
	public const REPLY  = '`{ consent, kept, thirdParties, links }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Report::all() );
	}
}
