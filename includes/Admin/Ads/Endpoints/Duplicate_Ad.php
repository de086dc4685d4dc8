<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Endpoints;

use Frontage\Admin\Ads\Ad_Editor;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Copies an ad into a paused one. */
final class Duplicate_Ad implements Endpoint {
	public const ROUTE  = '/ads/duplicate';
	public const METHOD = 'POST';
	public const REPLY  = '`{ id }`';

	public function args(): array {
		return array(
			'id' => Args::int( 1, PHP_INT_MAX ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'id' => Ad_Editor::duplicate( $args['id'] ) ) );
	}
}
