<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Endpoints;

use Frontage\Admin\Ads\Ad_List;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Every ad of the site, the newest first. */
final class List_Ads implements Endpoint {
	public const ROUTE  = '/ads';
	public const METHOD = 'GET';
	public const REPLY  = '`{ ads, groups, first, networks, mayHtml, timezone }`';

	public function args(): array {
		return array(
			'days' => Args::int( 1, 730, 30 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Ad_List::read( $args['days'] ) );
	}
}
