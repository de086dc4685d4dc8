<?php
declare( strict_types=1 );

namespace Frontage\Admin\Overlays\Endpoints;

use Frontage\Admin\Overlays\Duplicate;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Copies an overlay into a draft of its own, wherever it is. */
final class Duplicate_Overlay implements Endpoint {
	public const ROUTE  = '/overlays/duplicate';
	public const METHOD = 'POST';
	public const REPLY  = '`{ edit }`';

	public function args(): array {
		return array( 'id' => Args::text( 1, 200 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'edit' => get_edit_post_link( Duplicate::make( $args['id'] ), 'raw' ) ) );
	}
}
