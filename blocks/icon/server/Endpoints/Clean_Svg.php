<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon\Endpoints;

use Frontage\Blocks\Icon\Svg;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** A safe SVG, made of what an author pasted or uploaded, before it is saved. */
final class Clean_Svg implements Endpoint {
	public const ROUTE  = '/icons/clean';
	public const METHOD = 'POST';
	public const REPLY  = '`{ svg }`, which is empty if there is none in the source';

	/** Of the request, in which a source is longer than it is. */
	private const BODY_BYTES = 3 * Svg::MOST_BYTES;

	public function args(): array {
		return array( 'source' => Args::content() );
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' )->body( self::BODY_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'svg' => Svg::clean( $args['source'] ) ) );
	}
}
