<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Forms\Entry_Filter;
use Frontage\Admin\Forms\Entry_View;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** A page of form entries. */
final class List_Entries implements Endpoint {
	public const ROUTE  = '/entries';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of entries; the header `X-WP-Total` contains the total';

	public function args(): array {
		return Entry_Filter::args() + array(
			'page'     => Args::int( 1, 1_000_000, 1 ),
			'per_page' => Args::int( 1, Entry_List::PER_PAGE_MAX, 20 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$found = Entry_List::found( Entry_Filter::wanted( $args ) );
		return Response::json( Entry_View::all( $found['entries'] ) )->with_header( 'X-WP-Total', (string) $found['total'] );
	}
}
