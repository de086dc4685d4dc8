<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Endpoints;

use Frontage\Admin\Ads\Ad_Editor;
use Frontage\Admin\Ads\Ad_List;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Starts, pauses, deletes or restores ads. */
final class Change_Ads implements Endpoint {
	public const ROUTE  = '/ads/change';
	public const METHOD = 'POST';
	public const REPLY  = '`{ ids }`';

	public function args(): array {
		return array(
			'ids' => Args::ids( Ad_List::MOST ),
			'do'  => Args::choice( array( 'start', 'pause', 'trash', 'restore' ) ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Ad_Editor::change( $args['ids'], $args['do'] );
		return Response::json( array( 'ids' => $args['ids'] ) );
	}
}
