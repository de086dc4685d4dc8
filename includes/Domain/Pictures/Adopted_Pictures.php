<?php
declare( strict_types=1 );

namespace Frontage\Domain\Pictures;

use Frontage\Base\Bootable;
use Frontage\Domain\Blocks\Block_Tokens;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Puts our pictures into the media library when a post that uses them is saved, and names them there in the post.
 *
 * From then on, they have all sizes, can be replaced like any image, and stay when Frontage is deleted.
 *
 * Copies are keyed by our URL.
 *
 * @phpstan-type Copies array<string, array{id: int, url: string}>
 */
final class Adopted_Pictures implements Bootable {
	public const WHEN = 'hook:wp_insert_post_data';

	/** Before what our blocks save as plain HTML is written. */
	private const PRIORITY = 15;

	/** Blocks of WordPress that keep the ID of an image in `id`, and as a class of its element. */
	private const CORE = array( 'core/image', 'core/cover' );

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'wp_insert_post_data', array( self::class, 'adopt' ), self::PRIORITY );
	}

	/**
	 * Replaces our pictures in a post that is about to be saved; they stay where the user may not upload.
	 *
	 * @param mixed $data Columns of the post, with slashes.
	 * @return mixed
	 */
	public static function adopt( mixed $data ): mixed {
		$content = is_array( $data ) ? $data['post_content'] ?? null : null;
		if ( ! is_string( $content ) || ! str_contains( $content, Pictures::base() ) || 'revision' === $data['post_type'] ) {
			return $data;
		}
		$copies = current_user_can( 'upload_files' ) ? self::copies( $content ) : array();
		if ( array() !== $copies ) {
			$markup = wp_unslash( $content );
			$blocks = self::blocks( Block_Tokens::parse( $markup ) ?? parse_blocks( $markup ), $copies );

			$data['post_content'] = wp_slash( Block_Tokens::text( $blocks ) );
		}
		return $data;
	}

	/**
	 * Finds or adds the copies of all pictures that are used.
	 *
	 * @param string $content Of a post.
	 * @return Copies
	 */
	private static function copies( string $content ): array {
		$copies = array();
		foreach ( Pictures::names() as $name ) {
			$url  = Pictures::url( $name );
			$copy = str_contains( $content, $url ) ? Picture_Library::copy( $name ) : null;
			if ( null !== $copy ) {
				$copies[ $url ] = $copy;
			}
		}
		return $copies;
	}

	/**
	 * Replaces pictures in blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param Copies $copies
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function blocks( array $blocks, array $copies ): array {
		foreach ( $blocks as &$block ) {
			$block['innerBlocks'] = self::blocks( $block['innerBlocks'], $copies );
			$is_core              = in_array( $block['blockName'], self::CORE, true );
			$copy                 = $is_core ? self::shown( $block['innerHTML'], $copies ) : null;
			$id                   = null === $copy ? array() : array( 'id' => $copy['id'] );
			$block['attrs']       = is_array( $block['attrs'] ) ? self::attributes( $block['attrs'], $copies ) + $id : null;
			foreach ( $block['innerContent'] as &$html ) {
				$html = is_string( $html ) ? self::html( $html, $copies, $is_core ) : null;
			}
			unset( $html );
		}
		return $blocks;
	}

	/**
	 * Returns the copy of the picture that HTML shows.
	 *
	 * @param string $html
	 * @param Copies $copies
	 * @return array{id: int, url: string}|null
	 */
	private static function shown( string $html, array $copies ): ?array {
		foreach ( $copies as $url => $copy ) {
			if ( str_contains( $html, $url ) ) {
				return $copy;
			}
		}
		return null;
	}

	/**
	 * Replaces addresses in attributes, with the ID beside each: `id` for `url`, `mediaId` for `mediaUrl`.
	 *
	 * @param array<array-key, mixed> $node Object or list.
	 * @param Copies $copies
	 * @return array<array-key, mixed>
	 */
	private static function attributes( array $node, array $copies ): array {
		foreach ( $node as $key => $value ) {
			if ( is_array( $value ) ) {
				$node[ $key ] = self::attributes( $value, $copies );
			} elseif ( is_string( $value ) && isset( $copies[ $value ] ) ) {
				$node[ $key ] = $copies[ $value ]['url'];
				$id           = preg_replace( array( '/^url$/', '/Url$/' ), array( 'id', 'Id' ), (string) $key );
				if ( $id !== $key ) {
					$node[ $id ] = $copies[ $value ]['id'];
				}
			}
		}
		return $node;
	}

	/**
	 * Replaces addresses in HTML.
	 *
	 * @param string $html
	 * @param Copies $copies
	 * @param bool $has_class Whether images have their ID as a class, as in blocks of WordPress.
	 */
	private static function html( string $html, array $copies, bool $has_class ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $has_class && $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$copy = $copies[ (string) $tags->get_attribute( 'src' ) ] ?? null;
			if ( null !== $copy ) {
				$tags->add_class( "wp-image-{$copy['id']}" );
			}
		}
		return strtr( $tags->get_updated_html(), array_map( static fn ( array $copy ): string => $copy['url'], $copies ) );
	}
}
