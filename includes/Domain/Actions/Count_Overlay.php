<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Overlay\Counts;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
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

	public function args(): array {
		return array(
			'overlay' => Args::signed( Counts::SIGNED_AS ),
			'what'    => Args::choice( array( ...Counts::KINDS, ...Counts::CLOSINGS, Counts::REFUSED ) ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 30 );
	}

	/**
	 * Counts the event.
	 *
	 * @param array<string, mixed> $args Overlay and event.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$id = $args['overlay']['id'] ?? '';
		if ( is_string( $id ) && '' !== $id ) {
			Counts::add( $id, $args['what'] );
		}
		return Response::text( '', 204 );
	}
}
