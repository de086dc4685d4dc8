<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings\Endpoints;

use Frontage\Admin\Settings\Settings_Data;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Switches, values and the description of every field. */
final class Read_Settings implements Endpoint {
	public const ROUTE  = '/settings';
	public const METHOD = 'GET';
	public const REPLY  = '`{ on, values, fields, locked }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Settings_Data::all() );
	}
}
