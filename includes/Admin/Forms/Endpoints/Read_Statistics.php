<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** How often forms were seen, begun and sent, and their steps reached. */
final class Read_Statistics implements Endpoint {
	public const ROUTE  = '/entries/statistics';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of `{ form, title, seen, begun, sent, steps }`; `steps` are counts from the second step on';

	public function args(): array {
		return array( 'days' => Args::int( 1, 730, 30 ) );
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array_map( array( self::class, 'row' ), Form_Daily_Stats::sums( $args['days'] ) ) );
	}

	/**
	 * Describes one form.
	 *
	 * @param array{form: string, title: string, counts: array<string, int>} $sums
	 * @return array{form: string, title: string, seen: int, begun: int, sent: int, steps: list<int>}
	 */
	private static function row( array $sums ): array {
		$counts = $sums['counts'];
		$steps  = array();
		for ( $step = Form_Daily_Stats::STEPS; $step > 1; $step-- ) {
			$hits = $counts[ Form_Daily_Stats::STEP . $step ] ?? 0;
			if ( $hits > 0 || array() !== $steps ) {
				array_unshift( $steps, $hits );
			}
		}
		return array(
			'form'  => $sums['form'],
			'title' => $sums['title'],
			'seen'  => $counts[ Form_Daily_Stats::SEEN ] ?? 0,
			'begun' => $counts[ Form_Daily_Stats::BEGUN ] ?? 0,
			'sent'  => $counts[ Form_Daily_Stats::SENT ] ?? 0,
			'steps' => $steps,
		);
	}
}
