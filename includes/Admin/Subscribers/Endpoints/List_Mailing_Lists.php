<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers\Endpoints;

use Frontage\Admin\Subscribers\Mailing_Lists;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Every vendor that keeps lists, whether it has its key, and its lists. */
final class List_Mailing_Lists implements Endpoint {
	public const ROUTE  = '/mailing-lists';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of `{ slug, title, isConfigured, lists, error }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'publish_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Mailing_Lists::all() );
	}
}
