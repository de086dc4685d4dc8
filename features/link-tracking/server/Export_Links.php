<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The clicks of the last days as the text of a CSV file, one row per day, type, target, and page. */
final class Export_Links implements Endpoint {
	public const ROUTE  = '/links/export';
	public const METHOD = 'GET';
	public const REPLY  = '`{ name, text }`';

	/** Rows of a file. */
	private const MOST = 100_000;

	public function args(): array {
		return array(
			'days' => Args::int( 1, Read_Links::MOST_DAYS, Read_Links::USUAL_DAYS ),
			'type' => Args::choice( Link_Target::TYPES, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$rows  = Link_Daily_Stats::rows( $args['days'], self::MOST, $args['type'] );
		$posts = array_values( array_filter( array_unique( array_map( static fn ( array $row ): int => (int) $row['post'], $rows ) ) ) );
		_prime_post_caches( $posts, false, false );
		$head  = array(
			__( 'Date', 'frontage' ),
			__( 'Type', 'frontage' ),
			__( 'Target', 'frontage' ),
			__( 'Post ID', 'frontage' ),
			__( 'Post', 'frontage' ),
			__( 'Clicks', 'frontage' ),
		);
		$lines = array_map(
			static fn ( array $row ): array => array(
				$row['day'],
				$row['type'],
				$row['target'],
				$row['post'],
				'0' === (string) $row['post'] ? '' : get_post( (int) $row['post'] )->post_title ?? '',
				$row['hits'],
			),
			$rows
		);
		return Response::json(
			array(
				'name' => 'links-' . Clock::day() . '.csv',
				'text' => Csv_Format::write( array( $head, ...$lines ) ),
			)
		);
	}
}
