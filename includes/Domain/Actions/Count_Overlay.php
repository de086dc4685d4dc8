<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Overlay\Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts that an overlay was opened, closed or converted, or turned a visitor away.
 *
 * The overlay is identified by a value signed by this site, so that clients cannot fill the table with names.
 */
final class Count_Overlay extends Action {
	public const NAME  = 'frontage_overlay_count';
	public const REPLY = 'nothing';

	/** Events of one visitor that count. */
	private const PER_MINUTE = 30;

	/** Events of one overlay that count from one network. */
	private const PER_HOUR = 600;

	public function args(): array {
		return array(
			'overlay' => Args::signed( Counts::SIGNED_AS ),
			'what'    => Args::choice( array( ...Counts::KINDS, ...Counts::CLOSINGS, Counts::REFUSED ) ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: self::PER_MINUTE );
	}

	/**
	 * Counts the event.
	 *
	 * @param array<string, mixed> $args Overlay and event.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$id = $args['overlay']['id'] ?? '';
		if ( is_string( $id ) && '' !== $id && self::is_credible( $id, $visitor ) ) {
			Counts::add( $id, $args['what'] );
		}
		return Response::text( '', 204 );
	}

	/**
	 * Returns whether this visitor, and the network for this overlay, still count: more are answered as usual.
	 *
	 * @param string $id Overlay ID.
	 */
	private static function is_credible( string $id, Visitor $visitor ): bool {
		return Rate_Limit::consume(
			'overlay-counts',
			array(
				$visitor->key()                       => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} overlay $id" => array( HOUR_IN_SECONDS => self::PER_HOUR ),
			)
		);
	}
}
