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

/** Impressions and clicks of the last days as the text of a CSV file, one row per day, ad, and page. */
final class Export_Ad_Report implements Endpoint {
	public const ROUTE  = '/ads/report/export';
	public const METHOD = 'GET';
	public const REPLY  = '`{ name, text, since }`: its first day if rows of earlier ones do not fit';

	public function args(): array {
		return array(
			'days' => Args::int( 1, 730, 30 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( Ad_Report::file( $args['days'] ) );
	}
}
