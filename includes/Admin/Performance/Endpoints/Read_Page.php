<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance\Endpoints;

use Frontage\Admin\Performance\Printed_Page;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What Frontage adds to a page whose HTML the owner's browser has fetched; the HTML is only read. */
final class Read_Page implements Endpoint {
	public const ROUTE  = '/performance/read';
	public const METHOD = 'POST';
	public const REPLY  = '`{ html, files, entries, sizes, modules }`';

	public function args(): array {
		return array( 'html' => Args::content() );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' )->body( 5 * MB_IN_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( ( new Printed_Page( $args['html'] ) )->cost() );
	}
}
