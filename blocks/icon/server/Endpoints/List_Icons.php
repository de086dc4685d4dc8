<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon\Endpoints;

use Frontage\Blocks\Icon\Icon_Set;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The icons that authors choose from. */
final class List_Icons implements Endpoint {
	public const ROUTE  = '/icons';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of `{ slug, name, svg }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Icon_Set::all() );
	}
}
