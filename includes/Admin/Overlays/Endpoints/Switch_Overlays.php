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

/** Turns overlays on or off, wherever they are. */
final class Switch_Overlays implements Endpoint {
	public const ROUTE  = '/overlays/switch';
	public const METHOD = 'POST';
	public const REPLY  = 'the list';

	public function args(): array {
		return array(
			'ids' => Args::names( Arrangement::MAX ),
			'do'  => Args::choice( array( 'on', 'off' ) ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Arrangement::change( Overlay_List::existing( $args['ids'] ), array( 'off' => 'off' === $args['do'] ) );
		return Response::json( Overlay_List::read() );
	}
}
