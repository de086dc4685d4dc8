<?php
declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Boot_Loader;
use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Request_Cache;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Applies extensions to rendered blocks, in one pass for all of them.
 *
 * Settings are in the block attribute `frontage`, with one key per extension, so a block without it
 * costs one `isset`. The key is the slug; that of a renamed extension (`FORMERLY`) stays its first slug.
 */
final class Extensions implements Bootable {
	public const ATTRIBUTE = 'frontage';

	/** Key in that attribute which is no extension: the condition under which a form shows the block. */
	public const CONDITION = 'when';

	public const WHEN = array( 'screen', 'rest:/wp/v2/block-', 'rest:/wp-block-editor/', 'hook:render_block' );

	/**
	 * Instantiated extensions, keyed by slug.
	 *
	 * @var array<string, Extension>
	 */
	private static array $built = array();

	/** Adds the hooks that process blocks and, for the editor, register the attribute. */
	public static function boot(): void {
		add_filter( 'render_block', array( self::class, 'pass' ), 10, 2 );
		add_filter( 'rest_pre_dispatch', array( self::class, 'describe_all' ), 2 );
		if ( Boot_Loader::shows_screen() ) {
			add_filter( 'register_block_type_args', array( self::class, 'describe' ) );
		}
	}

	/**
	 * Applies the extensions chosen for a block.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @return mixed HTML, changed or not.
	 */
	public static function pass( $html, $block ) {
		$chosen = is_array( $block ) ? ( $block['attrs'][ self::ATTRIBUTE ] ?? null ) : null;
		if ( ! is_array( $chosen ) || ! is_string( $html ) || '' === trim( $html ) ) {
			return $html;
		}
		$tag = Outer_Tag::of( $html );
		if ( null === $tag ) {
			return $html;
		}
		$chosen  = Manifest::with_new_names( $chosen );
		$late    = '';
		$changes = array();
		foreach ( self::known( $chosen ) as $slug ) {
			$extension = self::extension( $slug );
			if ( null !== $extension && is_array( $chosen[ $slug ] ) && array() !== $chosen[ $slug ] ) {
				$extension->apply( $tag, $chosen[ $slug ], $block );
				$late .= Assets::module( $slug );
				if ( $extension instanceof Changes_Html ) {
					$changes[ $slug ] = $extension;
				}
			}
		}
		$html = $tag->html();
		foreach ( $changes as $slug => $extension ) {
			$html = $extension->change( $html, $chosen[ $slug ], $block );
		}
		return $late . $html;
	}

	/**
	 * Returns the extensions that are chosen for a block, in the order in which they are applied.
	 *
	 * @param array<array-key, mixed> $chosen Settings by slug, untrusted.
	 * @return list<string> Slugs.
	 */
	private static function known( array $chosen ): array {
		$all = Manifest::get()['extensions'];
		if ( 1 < count( $chosen ) ) {
			return array_keys( array_intersect_key( $all, $chosen ) );
		}
		// Most blocks have one.
		$slug = (string) array_key_first( $chosen );
		return isset( $all[ $slug ] ) ? array( $slug ) : array();
	}

	/**
	 * Returns whether an extension keeps a block from the current visitor.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function hides( array $attributes ): bool {
		foreach ( Deciders::of( $attributes ) as $slug => $extension ) {
			if ( ! $extension->is_shown( $attributes[ self::ATTRIBUTE ][ $slug ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether an extension may keep a block from some visitors, or for some time.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function may_hide( array $attributes ): bool {
		foreach ( Deciders::of( $attributes ) as $slug => $extension ) {
			if ( $extension->is_conditional( $attributes[ self::ATTRIBUTE ][ $slug ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the classes with which extensions hide a block on some screens, for what a parent prints outside of it.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 * @return list<string>
	 */
	public static function screen_classes( array $attributes ): array {
		$classes = array();
		foreach ( Deciders::of( $attributes ) as $slug => $extension ) {
			array_push( $classes, ...$extension->screen_classes( $attributes[ self::ATTRIBUTE ][ $slug ] ) );
		}
		return $classes;
	}

	/**
	 * Adds the attribute to all block types, so that requests of the editor may have it.
	 *
	 * A page for visitors does without: WordPress would check the attribute of every block, and then `pass()` does.
	 *
	 * @param mixed $answer Response, passed through.
	 */
	public static function describe_all( mixed $answer = null ): mixed {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			$type->attributes = self::with_ours( $type->attributes ?? array() );
		}
		add_filter( 'register_block_type_args', array( self::class, 'describe' ) );
		return $answer;
	}

	/**
	 * Adds the attribute to a block type that is being registered.
	 *
	 * @param mixed $args Block type arguments.
	 * @return mixed
	 */
	public static function describe( $args ) {
		if ( is_array( $args ) && is_array( $args['attributes'] ?? null ) ) {
			$args['attributes'] = self::with_ours( $args['attributes'] );
		}
		return $args;
	}

	/**
	 * Adds the attribute to those of a block type.
	 *
	 * @param array<string, mixed> $attributes Definitions by name.
	 * @return array<string, mixed>
	 */
	private static function with_ours( array $attributes ): array {
		$attributes[ self::ATTRIBUTE ] ??= array( 'type' => 'object' );
		return $attributes;
	}

	/** Forgets the extensions, for tests. */
	public static function reset(): void {
		self::$built = array();
		Deciders::reset();
	}

	/**
	 * Returns an extension if it is turned on; instantiates it once.
	 *
	 * @param string $slug Extension folder.
	 */
	public static function extension( string $slug ): ?Extension {
		$key = "extensions.$slug";
		if ( ! ( Request_Cache::find( $key ) ?? Request_Cache::remember( $key, fn (): bool => Options::is_on( 'extensions', $slug ) ) ) ) {
			return null;
		}
		if ( ! isset( self::$built[ $slug ] ) ) {
			$class = Manifest::get()['extensions'][ $slug ]['class'] ?? '';
			if ( ! is_subclass_of( $class, Extension::class ) ) {
				return null;
			}
			self::$built[ $slug ] = new $class();
		}
		return self::$built[ $slug ];
	}
}
