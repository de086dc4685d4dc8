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

/** Renames a preset. */
final class Rename_Preset implements Endpoint {
	public const ROUTE  = '/presets/(?P<id>[a-f0-9]{12})';
	public const METHOD = 'POST';
	public const REPLY  = 'the preset';

	public function args(): array {
		return array(
			'id'    => Args::text( 12, 12 ),
			'title' => Args::any( 'a name of at most 60 characters' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'edit_others_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$preset = ( Presets::get( $args['id'] ) ?? throw Presets::missing() )->named( $args['title'] );
		Presets::put( $preset );
		return Response::json( $preset->describe() );
	}
}
