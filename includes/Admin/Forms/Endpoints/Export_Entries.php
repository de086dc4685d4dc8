<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Forms\Entry_Filter;
use Frontage\Admin\Forms\Export;
use Frontage\Base\Clock;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The entries that were searched for, as the text of a file. */
final class Export_Entries implements Endpoint {
	public const ROUTE  = '/entries/export';
	public const METHOD = 'GET';
	public const REPLY  = '`{ name, text }`';

	public function args(): array {
		return Entry_Filter::args() + array( 'format' => Args::choice( array( 'csv', 'json' ), 'csv' ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'name' => 'entries-' . Clock::day() . '.' . $args['format'],
				'text' => Export::text( $args['format'], Entry_Filter::wanted( $args ) ),
			)
		);
	}
}
