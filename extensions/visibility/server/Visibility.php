<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use Frontage\Base\Has_Description;
use Frontage\Domain\Blocks\Audience;
use Frontage\Domain\Blocks\Page_Visitor;
use Frontage\Domain\Modules\Controls_Visibility;
use Frontage\Domain\Modules\Extension;
use Frontage\Domain\Modules\Outer_Tag;
use Frontage\Http\Page_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that not everybody sees.
 *
 * Devices are hidden by CSS, so that one page serves all. By login, role, date, URL and cart the server decides,
 * before it renders the block: what is hidden is not sent. Works beside WordPress's own visibility of blocks.
 */
final class Visibility implements Extension, Controls_Visibility, Has_Description {
	/** Ranges of screens (S1 §4). */
	private const DEVICES = array( 'desktop', 'tablet', 'phone' );

	public static function title(): string {
		return __( 'Visibility', 'frontage' );
	}

	public static function description(): string {
		return __( 'Shows a block only on some devices, to some users, at some time, or with something in the cart.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'hide, conditional, schedule, members only, responsive', 'frontage' );
	}

	/**
	 * Hides the block on the chosen devices.
	 *
	 * @param Outer_Tag $tag The block's outermost tag.
	 * @param array<string, mixed> $settings The author's settings, untrusted.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function apply( Outer_Tag $tag, array $settings, array $block ): void {
		foreach ( $this->screen_classes( $settings ) as $name ) {
			$tag->add_class( $name );
		}
	}

	public function screen_classes( array $settings ): array {
		$hidden  = $settings['hideOn'] ?? array();
		$devices = array_intersect( self::DEVICES, array_filter( is_array( $hidden ) ? $hidden : array(), 'is_string' ) );
		return array_map( static fn ( string $device ): string => "is-frontage-hidden-$device", array_values( $devices ) );
	}

	public function is_shown( array $settings ): bool {
		$conditions = new Conditions( $settings );
		if ( ! $conditions->are_set() || Audience::is_editor() ) {
			return true;
		}
		Page_Cache::note_visitor();
		$visitor = Page_Visitor::current();
		if ( $conditions->are_personal( $visitor ) ) {
			Page_Cache::refuse();
		}
		$change = $conditions->next_change();
		if ( null !== $change ) {
			Page_Caches::plan( $change );
		}
		return $conditions->are_met( $visitor );
	}

	public function is_conditional( array $settings ): bool {
		return ( new Conditions( $settings ) )->are_set();
	}

	public function is_personal( array $settings ): bool {
		return ( new Conditions( $settings ) )->ask_visitor();
	}

	public static function conditions(): array {
		return array( 'visitors', 'cart', 'query', 'from', 'until' );
	}

	public function next_change( array $settings ): ?int {
		return ( new Conditions( $settings ) )->next_change();
	}
}
