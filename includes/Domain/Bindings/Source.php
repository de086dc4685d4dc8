<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Bindings;

use Frontage\Base\Bootable;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Options;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Live values in paragraphs, headings and buttons.
 *
 * The source `frontage/value` of WordPress's block bindings: `{ "key": "likes", "text": "%s likes" }`.
 *
 * What the author wrote into the block is shown where there is no value, so content stays readable
 * when a module, or Frontage, is gone. The post is the one around the block; it cannot be chosen.
 */
final class Source implements Bootable {
	public const NAME = 'frontage/value';

	/** Attributes that are text. */
	private const ATTRIBUTES = array( 'content', 'text' );

	/** Characters of the text around a value. */
	private const TEXT_MAX = 200;

	private const CACHE = 'frontage_values';

	/** Seconds for which sites with a persistent cache keep a value. */
	private const KEPT = MINUTE_IN_SECONDS;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ) );
	}

	/** Registers the source. */
	public static function register(): void {
		if ( ! function_exists( 'register_block_bindings_source' ) || null !== get_block_bindings_source( self::NAME ) ) {
			return;
		}
		register_block_bindings_source(
			self::NAME,
			array(
				'label'              => __( 'Live value (Frontage)', 'frontage' ),
				'get_value_callback' => array( self::class, 'value' ),
				'uses_context'       => array( 'postId' ),
			)
		);
	}

	/**
	 * What a bound attribute shows.
	 *
	 * @param array<string, mixed> $args      What the author chose, as saved: not trusted.
	 * @param WP_Block             $block     The block.
	 * @param string               $attribute The attribute.
	 * @return string|null HTML; null leaves what the author wrote.
	 */
	public static function value( array $args, WP_Block $block, string $attribute ): ?string {
		$class   = self::class_of( $args['key'] ?? null );
		$post_id = (int) ( $block->context['postId'] ?? get_the_ID() );
		if ( null === $class || $post_id < 1 || ! in_array( $attribute, self::ATTRIBUTES, true ) || post_password_required( $post_id ) ) {
			return null;
		}
		$value = self::cached( $class, $post_id );
		$text  = is_string( $args['text'] ?? null ) && str_contains( $args['text'], '%s' ) ? mb_substr( $args['text'], 0, self::TEXT_MAX ) : '%s';
		return '' === $value ? null : esc_html( str_replace( '%s', $value, $text ) );
	}

	/**
	 * All values that modules in use bring, for the editor.
	 *
	 * @return list<array{key: string, label: string, help: string}>
	 */
	public static function described(): array {
		return array_map(
			static fn ( string $name ): array => array(
				'key'   => $name::key(),
				'label' => $name::label(),
				'help'  => $name::help(),
			),
			array_values( self::classes() )
		);
	}

	/**
	 * The class that knows a value.
	 *
	 * @param mixed $key Its name.
	 * @return class-string<Value>|null
	 */
	private static function class_of( mixed $key ): ?string {
		return is_string( $key ) ? self::classes()[ $key ] ?? null : null;
	}

	/**
	 * The classes of modules in use.
	 *
	 * @return array<string, class-string<Value>> By key.
	 */
	private static function classes(): array {
		$classes = array();
		foreach ( Manifest::implementations( Value::class ) as $name ) {
			if ( Options::is_in_use( $name ) ) {
				$classes[ $name::key() ] = $name;
			}
		}
		return $classes;
	}

	/**
	 * A value, found out once in a request, and on sites with a persistent cache once a minute.
	 *
	 * @param class-string<Value> $name    Who knows it.
	 * @param int                 $post_id The post.
	 * @return string Empty for none.
	 */
	private static function cached( string $name, int $post_id ): string {
		$id    = implode( ':', array( $name::key(), $post_id, (string) get_post_field( 'post_modified_gmt', $post_id ), determine_locale() ) );
		$known = wp_cache_get( $id, self::CACHE );
		if ( ! is_string( $known ) ) {
			$known = (string) $name::of( $post_id );
			wp_cache_set( $id, $known, self::CACHE, self::KEPT );
		}
		return $known;
	}
}
