<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers\Endpoints;

use Frontage\Admin\Subscribers\Bulk;
use Frontage\Admin\Subscribers\Csv;
use Frontage\Base\Clock;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The subscribers that were searched for, as a CSV file. */
final class Export_Subscribers implements Endpoint {
	public const ROUTE  = '/subscribers/export';
	public const METHOD = 'POST';
	public const REPLY  = '`{ name, text }`';

	public function args(): array {
		return Bulk::search_args();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'name' => 'subscribers-' . Clock::day() . '.csv',
				'text' => Csv::export( Bulk::search( $args ) ),
			)
		);
	}
}
