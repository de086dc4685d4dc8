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

/** Lets an overlay open again for everybody who has seen, closed or answered it. */
final class Show_Overlay_Again implements Endpoint {
	public const ROUTE  = '/overlays/again';
	public const METHOD = 'POST';
	public const REPLY  = 'the list';

	public function args(): array {
		return array( 'id' => Args::text( 1, 200 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		list( $id ) = Overlay_List::existing( array( $args['id'] ) );
		Arrangement::change( array( $id ), array( 'version' => Arrangement::version( $id ) + 1 ) );
		return Response::json( Overlay_List::read() );
	}
}
