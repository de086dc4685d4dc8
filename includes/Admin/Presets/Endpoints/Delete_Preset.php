<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets\Endpoints;

use Frontage\Admin\Presets\Presets;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Deletes a preset and returns it, so that it can be restored. */
final class Delete_Preset implements Endpoint {
	public const ROUTE  = '/presets/(?P<id>[a-f0-9]{12})';
	public const METHOD = 'DELETE';
	public const REPLY  = 'the deleted preset';

	public function args(): array {
		return array( 'id' => Args::text( 12, 12 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'edit_others_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( ( Presets::delete( $args['id'] ) ?? throw Presets::missing() )->describe() );
	}
}
