<?php
declare( strict_types=1 );

namespace Frontage\Admin\Shares\Endpoints;

use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Domain\Share\Share_Daily_Stats;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The shares of the last days as the text of a CSV file, one row per post, day, network, and place. */
final class Export_Shares implements Endpoint {
	public const ROUTE  = '/shares/export';
	public const METHOD = 'GET';
	public const REPLY  = '`{ name, text, since }`: its first day if rows of earlier ones do not fit';

	/** Rows of a file. */
	private const MOST = 100_000;

	public function args(): array {
		return array( 'days' => Args::int( 1, 730, 30 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		list( $rows, $since ) = Share_Daily_Stats::rows( $args['days'], self::MOST );

		$posts = array_values( array_unique( array_map( static fn ( array $row ): int => (int) $row['post'], $rows ) ) );
		_prime_post_caches( $posts, false, false );
		$head  = array(
			__( 'Date', 'frontage' ),
			__( 'Post ID', 'frontage' ),
			__( 'Post', 'frontage' ),
			__( 'Action', 'frontage' ),
			__( 'Network', 'frontage' ),
			__( 'Position', 'frontage' ),
			__( 'Shares', 'frontage' ),
		);
		$lines = array_map(
			static fn ( array $row ): array => array(
				$row['day'],
				$row['post'],
				get_post( (int) $row['post'] )->post_title ?? '',
				$row['action'],
				$row['network'],
				$row['location'],
				$row['hits'],
			),
			$rows
		);
		return Response::json(
			array(
				'name'  => 'shares-' . Clock::day() . '.csv',
				'text'  => Csv_Format::write( array( $head, ...$lines ) ),
				'since' => $since,
			)
		);
	}
}
