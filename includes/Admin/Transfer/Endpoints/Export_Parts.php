<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer\Endpoints;

use Frontage\Admin\Transfer\Parts;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** A document with the settings and numbers of this site. */
final class Export_Parts implements Endpoint {
	public const ROUTE  = '/export';
	public const METHOD = 'POST';
	public const REPLY  = 'the document';

	public function args(): array {
		return array( 'parts' => Args::names( 50 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Parts::export( $args['parts'] ) );
	}
}
