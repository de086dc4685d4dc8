<?php
/**
 * Counts that an overlay was opened or has worked.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Actions\Builtin;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Overlay\Counts;

defined( 'ABSPATH' ) || exit;

/** The overlay is named by a value that this site signed, so nobody fills the table with names. */
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
	public function run( array $args, Visitor $visitor ): Reply {
		$id = $args['overlay']['id'] ?? '';
		if ( is_string( $id ) && '' !== $id ) {
			Counts::add( $id, $args['what'] );
		}
		return Reply::text( '', 204 );
	}
}
