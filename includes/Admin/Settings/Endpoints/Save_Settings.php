<?php
declare( strict_types=1 );

namespace Frontage\Admin\Settings\Endpoints;

use Frontage\Admin\Settings\Settings_Data;
use Frontage\Base\Settings\Options;
use Frontage\Base\Settings\Patch;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Saves changes, all or none. */
final class Save_Settings implements Endpoint {
	public const ROUTE  = '/settings';
	public const METHOD = 'POST';
	public const REPLY  = 'like `GET /settings`';

	public function args(): array {
		return array(
			'on'     => Args::any( 'switches as `{ blocks: { slug: true } }`, the same for features and extensions' ),
			'values' => Args::any( 'values as `{ module: { key: value } }`, each as its field says' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		Options::save( Patch::switches( $args['on'] ), Patch::values( $args['values'] ) );
		return Response::json( Settings_Data::all() );
	}
}
