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
 * Counts that an overlay was opened or has worked.
 *
 * The overlay is named by a value that this site signed, so nobody fills the table with names.
 */
final class Count_Overlay extends Action {
	public const NAME  = 'frontage_overlay_count';
	public const REPLY = 'nothing';

	public function args(): array {
		return array(
			'overlay' => Args::signed( Counts::SIGNED_AS ),
			'what'    => Args::choice( Counts::KINDS ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 30 );
	}

	/**
	 * Counts.
	 *
	 * @param array<string, mixed> $args    The overlay and what happened.
	 * @param Visitor              $visitor Who opened it; not kept.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$id = $args['overlay']['id'] ?? '';
		if ( is_string( $id ) && '' !== $id ) {
			Counts::add( $id, $args['what'] );
		}
		return Response::text( '', 204 );
	}
}
