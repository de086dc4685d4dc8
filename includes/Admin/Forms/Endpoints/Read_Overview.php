<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Entry_List;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What entries can be filtered by. */
final class Read_Overview implements Endpoint {
	public const ROUTE  = '/entries/overview';
	public const METHOD = 'GET';
	public const REPLY  = 'the forms, states and counts';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Entry_List::overview() );
	}
}
