<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Endpoints;

use Frontage\Admin\Ads\Ad_Report;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How often ads were seen and clicked in the last days, by ad, group, day, and page. */
final class Read_Ad_Report implements Endpoint {
	public const ROUTE  = '/ads/report';
	public const METHOD = 'GET';
	public const REPLY  = '`{ ad, group, day, page }`, lists of `{ key, label, url, impressions, clicks }`';

	public function args(): array {
		return array(
			'days' => Args::int( 1, 730, 30 ),
			'ad'   => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Ad_Report::read( $args['days'], $args['ad'] ) );
	}
}
