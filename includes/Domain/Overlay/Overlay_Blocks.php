<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Domain\Identity\Provides_Printed_Id;
use Frontage\Domain\Render\Ids;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks that are overlays: those whose `block.json` says so, with the prefix of their IDs
 * (`"frontage": { "overlay": "popup" }`).
 */
final class Overlay_Blocks implements Provides_Printed_Id {
	public static function identity_source(): string {
		return 'overlay';
	}

	/**
	 * Returns all overlay blocks that are turned on.
	 *
	 * @return array<string, WP_Block_Type> By module folder.
	 */
	public static function all(): array {
		$found = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( '' !== self::prefix( $type ) ) {
				$found[ substr( $name, 9 ) ] = $type;
			}
		}
		return $found;
	}

	public static function id_of( array $block ): string {
		$name = (string) ( $block['blockName'] ?? '' );
		$type = str_starts_with( $name, 'frontage/' ) ? WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		if ( null === $type || '' === self::prefix( $type ) ) {
			return '';
		}
		return Ids::wanted( self::prefix( $type ), Overlay_Style::without( self::attributes( $type, $block ) ) );
	}

	/**
	 * Returns the attributes of a parsed block, with defaults.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	public static function attributes( WP_Block_Type $type, array $block ): array {
		return $type->prepare_attributes_for_render( (array) ( $block['attrs'] ?? array() ) );
	}

	/**
	 * Returns the prefix of the IDs of a block; empty if it is no overlay.
	 *
	 * @param WP_Block_Type $type Any block.
	 */
	private static function prefix( WP_Block_Type $type ): string {
		$prefix = get_object_vars( $type )['overlay'] ?? '';
		return is_string( $prefix ) ? $prefix : '';
	}
}
