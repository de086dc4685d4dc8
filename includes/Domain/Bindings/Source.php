<?php
declare( strict_types=1 );

namespace Frontage\Domain\Bindings;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Audience;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The block bindings source `frontage/value`: live values in paragraphs, headings and buttons.
 *
 * Example: `{ "key": "likes", "text": "%s likes" }`.
 *
 * Without a value, the block's saved content is shown, so content stays readable when a module or
 * Frontage is removed. The post comes from the block's context and cannot be chosen.
 */
final class Source implements Bootable {
	public const NAME = 'frontage/value';

	/** Attributes that can be bound. */
	private const ATTRIBUTES = array( 'content', 'text' );

	/** Maximum length of the text around a value, in characters. */
	private const TEXT_MAX = 200;

	private const CACHE = 'frontage_values';

	/** Seconds to cache a value on sites with a persistent object cache. */
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
	 * Returns the value of a bound attribute.
	 *
	 * @param array<string, mixed> $args Untrusted arguments, as saved.
	 * @param WP_Block $block Block instance.
	 * @param string $attribute Attribute name.
	 * @return string|null HTML; null keeps the saved content.
	 */
	public static function value( array $args, WP_Block $block, string $attribute ): ?string {
		$class   = self::class_of( $args['key'] ?? null );
		$post_id = (int) ( $block->context['postId'] ?? get_the_ID() );
		if ( null === $class || $post_id < 1 || ! in_array( $attribute, self::ATTRIBUTES, true ) || post_password_required( $post_id ) ) {
			return null;
		}
		$value = self::cached( $class, $post_id );
		$text  = is_string( $args['text'] ?? null ) && str_contains( $args['text'], '%s' )
			? mb_substr( $args['text'], 0, self::TEXT_MAX )
			: '%s';
		return '' === $value ? null : esc_html( str_replace( '%s', $value, $text ) );
	}

	/**
	 * Returns the values of all active modules, for the editor.
	 *
	 * @return list<array{key: string, label: string, help: string}>
	 */
	public static function described(): array {
		$described = array();
		foreach ( self::classes() as $key => $name ) {
			$describe    = static fn (): array => array(
				'key'   => $key,
				'label' => $name::label(),
				'help'  => $name::help(),
			);
			$described[] = Error_Boundary::call( $name, $describe, null );
		}
		return array_values( array_filter( $described ) );
	}

	/**
	 * Returns the class that provides a value.
	 *
	 * @param mixed $key Value key.
	 * @return class-string<Value>|null
	 */
	private static function class_of( mixed $key ): ?string {
		return is_string( $key ) ? self::classes()[ $key ] ?? null : null;
	}

	/**
	 * Returns the classes of active modules.
	 *
	 * @return array<string, class-string<Value>> Keyed by value key.
	 */
	private static function classes(): array {
		return Error_Boundary::collect(
			Value::class,
			static fn ( string $name ): array => Options::is_in_use( $name ) ? array( $name::key() => $name ) : array()
		);
	}

	/**
	 * Returns a value as everybody sees it, cached for the request and, with a persistent object cache, for one minute.
	 *
	 * @param class-string<Value> $name Class that provides it.
	 * @return string Empty for none.
	 */
	private static function cached( string $name, int $post_id ): string {
		$id    = implode(
			':',
			array( $name::key(), $post_id, (string) get_post_field( 'post_modified_gmt', $post_id ), determine_locale() )
		);
		$known = wp_cache_get( $id, self::CACHE );
		if ( ! is_string( $known ) ) {
			$read  = static fn (): ?string => $name::of( $post_id );
			$known = (string) Error_Boundary::call( $name, static fn (): ?string => Audience::everybody( $read ), null );
			wp_cache_set( $id, $known, self::CACHE, self::KEPT );
		}
		return $known;
	}
}
