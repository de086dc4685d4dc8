<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Base\Bootable;
use WP_Block;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * The attribute `images` of a block, bound to a source of WordPress or of another plugin.
 *
 * WordPress 6.7 and 6.8 bind only attributes of some of their own blocks, so the source is asked here.
 *
 * @phpstan-import-type Found from Image_List
 */
final class Bound_Images implements Bootable {
	public const WHEN = 'hook:block_bindings_supported_attributes';

	private const ATTRIBUTE = 'images';

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'block_bindings_supported_attributes', array( self::class, 'offer' ), 10, 2 );
	}

	/**
	 * Tells newer editors that the images of our blocks can be bound.
	 *
	 * @param mixed $attributes Names of attributes.
	 * @param mixed $name Block name.
	 * @return mixed
	 */
	public static function offer( mixed $attributes, mixed $name ): mixed {
		$type = is_string( $name ) ? WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		return is_array( $attributes ) && str_starts_with( (string) $type?->name, 'frontage/' ) && isset( $type->attributes['source'] )
			? array( ...$attributes, self::ATTRIBUTE )
			: $attributes;
	}

	/**
	 * Returns the images of the source.
	 *
	 * @param WP_Block $block Block instance.
	 * @return list<Found>|null Null if the attribute is not bound, or the source has no value.
	 */
	public static function of( WP_Block $block ): ?array {
		$metadata = $block->parsed_block['attrs']['metadata'] ?? null;
		$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
		$binding  = is_array( $bindings ) ? $bindings[ self::ATTRIBUTE ] ?? null : null;
		$name     = is_array( $binding ) ? $binding['source'] ?? null : null;
		$args     = is_array( $binding ) ? $binding['args'] ?? null : null;
		$source   = is_string( $name ) ? get_block_bindings_source( $name ) : null;
		if ( null === $source ) {
			return null;
		}
		$value = $source->get_value( is_array( $args ) ? $args : array(), $block, self::ATTRIBUTE );
		return null === $value ? null : Image_List::of( $value );
	}
}
