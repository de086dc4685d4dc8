<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets\Endpoints;

use Frontage\Admin\Presets\Preset;
use Frontage\Admin\Presets\Presets;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** All presets, for everyone who writes. */
final class List_Presets implements Endpoint {
	public const ROUTE  = '/presets';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of presets';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array_values( array_map( static fn ( Preset $preset ): array => $preset->describe(), Presets::all() ) ) );
	}
}
