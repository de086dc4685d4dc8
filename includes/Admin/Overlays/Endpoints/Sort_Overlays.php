<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays\Endpoints;

use Frontage\Admin\Overlays\Overlay_List;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Saves the order in which overlays open. IDs that no overlay has are dropped. */
final class Sort_Overlays implements Endpoint {
	public const ROUTE  = '/overlays/order';
	public const METHOD = 'POST';
	public const REPLY  = 'the list';

	public function args(): array {
		return array( 'ids' => Args::names( Arrangement::MAX ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Arrangement::sort( Overlay_List::existing( $args['ids'] ) );
		return Response::json( Overlay_List::read() );
	}
}
