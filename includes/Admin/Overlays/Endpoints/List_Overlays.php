<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays\Endpoints;

use Frontage\Admin\Overlays\Overlay_List;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Every overlay of the site, in the order in which they open. */
final class List_Overlays implements Endpoint {
	public const ROUTE  = '/overlays';
	public const METHOD = 'GET';
	public const REPLY  = '`{ overlays, days, timezone, simulate, isKnown, percent }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Overlay_List::read() );
	}
}
