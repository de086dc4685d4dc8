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

/** Adds or changes an ad. What is missing stays as it is; a new ad is active. */
final class Save_Ad implements Endpoint {
	public const ROUTE  = '/ads';
	public const METHOD = 'POST';
	public const REPLY  = '`{ id }`';

	public function args(): array {
		return array(
			'id'       => Args::int( 0, PHP_INT_MAX, 0 ),
			'name'     => Args::text( 1, 200 ),
			'isActive' => Args::flag( null ),
			'groups'   => Args::any( 'a list of names', true ),
			'settings' => Args::any( 'an object of settings' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$id = Ad_Editor::save( $args['id'], $args['name'], $args['isActive'], $args['groups'], $args['settings'] );
		return Response::json( compact( 'id' ) );
	}
}
