<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Modules;

use Frontage\Base\Bootable;
use Frontage\Base\Conditional;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Lets extensions work on any block.
 *
 * One pass over each rendered block for all extensions.
 *
 * Authors' choices lie in the block attribute `frontage`, one key for each extension,
 * so a block without it costs one `isset`.
 */
final class Extensions implements Bootable, Conditional {
	public const ATTRIBUTE = 'frontage';

	/**
	 * The extensions built so far, by slug.
	 *
	 * @var array<string, Extension>
	 */
	private static array $built = array();

	public static function is_needed(): bool {
		return array() !== Manifest::get()['extensions'];
	}

	/** Adds the pass, and the attribute where blocks are described to the editor. */
	public static function boot(): void {
		add_filter( 'render_block', array( self::class, 'pass' ), 10, 2 );
		add_filter( 'register_block_type_args', array( self::class, 'describe' ) );
	}

	/**
	 * Applies every extension that the author chose for this block.
	 *
	 * @param mixed $html  What the block printed.
	 * @param mixed $block The parsed block.
	 * @return mixed The HTML, changed or not.
	 */
	public static function pass( $html, $block ) {
		$chosen = is_array( $block ) ? ( $block['attrs'][ self::ATTRIBUTE ] ?? null ) : null;
		if ( ! is_array( $chosen ) || ! is_string( $html ) || '' === trim( $html ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( ! $tag->next_tag() ) {
			return $html;
		}
		$late = '';
		foreach ( array_intersect_key( Manifest::get()['extensions'], $chosen ) as $slug => $module ) {
			$extension = self::extension( $slug );
			if ( null !== $extension && is_array( $chosen[ $slug ] ) && array() !== $chosen[ $slug ] ) {
				$extension->apply( $tag, $chosen[ $slug ], $block );
				$late .= Assets::module( $slug );
			}
		}
		return $late . $tag->get_updated_html();
	}

	/**
	 * Gives every block type the attribute, so that the server keeps it.
	 *
	 * @param mixed $args What the block type is made of.
	 * @return mixed
	 */
	public static function describe( $args ) {
		if ( is_array( $args ) && is_array( $args['attributes'] ?? null ) ) {
			$args['attributes'][ self::ATTRIBUTE ] ??= array( 'type' => 'object' );
		}
		return $args;
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$built = array();
	}

	/**
	 * Builds an extension once, if it is switched on.
	 *
	 * @param string $slug The extension's folder.
	 */
	private static function extension( string $slug ): ?Extension {
		$class = Manifest::get()['extensions'][ $slug ]['class'] ?? '';
		if ( ! is_subclass_of( $class, Extension::class ) || ! Options::is_on( 'extensions', $slug ) ) {
			return null;
		}
		return self::$built[ $slug ] ??= new $class();
	}
}
