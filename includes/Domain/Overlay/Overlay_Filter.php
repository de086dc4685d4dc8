<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/** Prints nothing instead of overlays that the owner has turned off, or outside their schedule. */
final class Overlay_Filter implements Bootable {
	public const WHEN = 'hook:pre_render_block';

	/** Adds the hook, if the owner has decided anything. */
	public static function boot(): void {
		if ( Arrangement::decides() ) {
			add_filter( 'pre_render_block', array( self::class, 'skip' ), 10, 2 );
		}
	}

	/**
	 * Prints nothing instead of the block, which also saves its inner blocks' queries, styles and scripts.
	 *
	 * @param string|null $html What is printed instead of the block; null for the block.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function skip( ?string $html, array $block ): ?string {
		$id = Overlay_Blocks::id_of( $block );
		if ( '' === $id || Arrangement::is_printed( $id ) ) {
			return $html;
		}
		Simulation::refuse( $id, Arrangement::of( $id )['off'] ? 'off' : 'schedule' );
		return '';
	}
}
