<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings\Endpoints;

use Frontage\Admin\Settings\Integrations;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Every vendor and the state of its keys. */
final class List_Integrations implements Endpoint {
	public const ROUTE  = '/integrations';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of providers';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Integrations::all() );
	}
}
