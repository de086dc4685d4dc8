<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets\Endpoints;

use Frontage\Admin\Presets\Preset;
use Frontage\Admin\Presets\Presets;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Adds a preset; one that was deleted comes back with its id. */
final class Add_Preset implements Endpoint {
	public const ROUTE  = '/presets';
	public const METHOD = 'POST';
	public const REPLY  = 'the preset';

	public function args(): array {
		return array(
			'id'         => Args::any( 'twelve hexadecimal digits' ),
			'block'      => Args::any( 'the name of a block' ),
			'title'      => Args::any( 'a name of at most 60 characters' ),
			'attributes' => Args::any( 'a JSON object with the attributes of the block' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'edit_others_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$preset = Preset::read( array_filter( $args, static fn ( mixed $value ): bool => null !== $value ) );
		Presets::put( $preset );
		return Response::json( $preset->describe(), 201 );
	}
}
