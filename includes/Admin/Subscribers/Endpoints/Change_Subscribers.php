<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers\Endpoints;

use Frontage\Admin\Subscribers\Bulk;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Resends to, unsubscribes or deletes some subscribers. */
final class Change_Subscribers implements Endpoint {
	public const ROUTE  = '/subscribers/bulk';
	public const METHOD = 'POST';
	public const REPLY  = '`{ done }`';

	public function args(): array {
		return array(
			'ids' => Args::ids( Bulk::MOST ),
			'do'  => Args::choice( array( 'resend', 'unsubscribe', 'delete' ) ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'done' => Bulk::change( $args['ids'], $args['do'] ) ) );
	}
}
