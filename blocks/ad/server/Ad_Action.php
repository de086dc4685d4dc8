<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a visitor did with an ad (S0 §7).
 *
 * Answers the same whether it was counted or not.
 */
abstract class Ad_Action extends Action {
	public const REPLY = 'nothing';

	/** What is counted, one of `Ad_Totals::KINDS`. */
	protected const KIND = '';

	private const MOST_BYTES = 2048;

	private const LONGEST = 1000;

	public function args(): array {
		return array( 'track' => Args::text( 1, self::LONGEST ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: Ad_Counter::LIMITS[ static::KIND ]['minute'] )->body( self::MOST_BYTES );
	}

	/**
	 * Counts it.
	 *
	 * @param array<string, mixed> $args The token.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		Ad_Counter::count( static::KIND, $args['track'], $visitor );
		return Response::text( '', 204 );
	}
}
