<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * What authors wrote in our blocks, as plain HTML in the post, so that it stays readable without the plugin.
 *
 * The editor saves it. This class writes it into posts that programs, patterns and the REST API create without it,
 * and removes it from what a block renders.
 *
 * @phpstan-type Template array{content: array{attributes?: array<string, string>, html?: list<mixed>}, defaults: array<string, mixed>}
 */
final class Saved_Content implements Bootable {
	public const WHEN = 'hook:wp_insert_post_data';

	private const BUILT = 'build/content.php';

	private const INNER = '{inner}';

	/** @var array<string, Template>|null By slug. */
	private static ?array $templates = null;

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'wp_insert_post_data', array( self::class, 'complete_post' ), 20 );
	}

	/**
	 * Keeps what a block saved in its column where WordPress prints it, since the block is off.
	 *
	 * @param string $name Block name.
	 */
	public static function print_as_saved( string $name ): void {
		add_filter( "render_block_$name", array( self::class, 'print_in_column' ), 10, 2 );
	}

	/**
	 * Completes the words of a block that is off, with those of blocks inside as they are.
	 *
	 * @param mixed $html Rendered block.
	 * @param array<string, mixed> $block Parsed block.
	 * @return mixed
	 */
	public static function print_in_column( $html, array $block ) {
		$parts = array_filter( $block['innerContent'], 'is_string' );
		$kept  = self::keep_in_column( $block )['innerContent'];
		foreach ( is_string( $html ) ? $parts : array() as $at => $part ) {
			$html = $kept[ $at ] === $part ? $html : str_replace( $part, $kept[ $at ], $html );
		}
		return $html;
	}

	/**
	 * Writes what is missing into a post that is about to be saved.
	 *
	 * @param mixed $data Columns of the post, with slashes.
	 * @return mixed
	 */
	public static function complete_post( $data ) {
		$content = is_array( $data ) ? $data['post_content'] ?? null : null;
		if ( ! is_string( $content ) || ! str_contains( $content, '<!-- wp:frontage/' ) ) {
			return $data;
		}
		$markup = wp_unslash( $content );
		if ( Block_Tokens::is_markup( $markup ) ) {
			$data['post_content'] = wp_slash( self::complete( $markup, true ) );
		}
		return $data;
	}

	/**
	 * Writes the content of blocks that have none, and what keeps that of earlier versions in its column. Everything else
	 * stays as it is, byte for byte.
	 *
	 * @param string $markup Block markup.
	 * @param bool $asks Whether to ask the media library about images whose size is not saved.
	 */
	public static function complete( string $markup, bool $asks = false ): string {
		$is_changed = false;
		$blocks     = self::complete_all( parse_blocks( $markup ), $is_changed, $asks );
		return $is_changed ? Block_Tokens::write( $blocks, Block_Tokens::in( $markup ) ) ?? $markup : $markup;
	}

	/**
	 * Writes the content of blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param bool $is_changed Set to true if something was written.
	 * @param bool $asks Whether to ask the media library.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function complete_all( array $blocks, bool &$is_changed, bool $asks ): array {
		foreach ( $blocks as &$block ) {
			$block['innerBlocks'] = self::complete_all( $block['innerBlocks'], $is_changed, $asks );
			if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ) {
				$completed  = self::complete_block( $block, $asks );
				$is_changed = $is_changed || $completed !== $block;
				$block      = $completed;
			}
		}
		return $blocks;
	}

	/**
	 * Writes the content of a block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param bool $asks Whether to ask the media library.
	 * @return array<string, mixed>
	 */
	private static function complete_block( array $block, bool $asks ): array {
		$name = (string) $block['blockName'];
		// WordPress reads attributes that are no JSON as null.
		$saved = $block['attrs'] ?? array();
		if ( ! is_array( $block['attrs'] ) ) {
			return '' === trim( $block['innerHTML'] ) ? $block : self::keep_in_column( $block );
		}
		if ( $asks ) {
			$block['attrs'] = Saved_Images::complete( $saved, self::template( $name )['content']['html'] ?? array() );
		}
		if ( '' !== trim( $block['innerHTML'] ) ) {
			return $block['attrs'] === $saved
				? self::keep_in_column( $block )
				: self::rewrite( $block, $saved ) ?? self::keep_in_column( $block );
		}
		list( $before, $after ) = self::of( $name, $block['attrs'] );
		return '' === $before ? $block : self::insert( $block, $before, $after, $block['attrs'] !== $saved ? "\n" : '' );
	}

	/**
	 * Puts content into a block that has none.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param string $before HTML before inner blocks.
	 * @param string $after HTML after them.
	 * @param string $line Line break around it, as the editor writes it.
	 * @return array<string, mixed>
	 */
	private static function insert( array $block, string $before, string $after, string $line ): array {
		$parts = $block['innerContent'];
		if ( array() === $block['innerBlocks'] || ! is_string( $parts[0] ?? null ) ) {
			$parts = array( $line, ...array_fill( 0, count( $block['innerBlocks'] ), null ), $line );
		}
		$last           = count( $parts ) - 1;
		$parts[0]      .= $before;
		$parts[ $last ] = $after . $parts[ $last ];

		$block['innerContent'] = $parts;
		$block['innerHTML']    = implode( '', array_filter( $parts, 'is_string' ) );
		return $block;
	}

	/**
	 * Writes the content again, if it is what the editor wrote before attributes were completed. What else the editor of
	 * this version wrote stays with its attributes. Returns null for what an earlier version wrote.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param array<string, mixed> $saved Attributes before.
	 * @return array<string, mixed>|null
	 */
	private static function rewrite( array $block, array $saved ): ?array {
		$parts = $block['innerContent'];
		$last  = count( $parts ) - 1;
		$words = self::of( (string) $block['blockName'], $saved );
		$new   = self::of( (string) $block['blockName'], $block['attrs'] );
		if ( 0 === $last ) {
			$words = array( implode( '', $words ) );
			$new   = array( implode( '', $new ) );
		}
		foreach ( array_unique( array( 0, $last ) ) as $at => $index ) {
			if ( ! is_string( $parts[ $index ] ?? null ) || trim( $parts[ $index ] ) !== $words[ $at ] ) {
				return str_contains( $block['innerHTML'], Saved_Layout::WORDS ) ? array( 'attrs' => $saved ) + $block : null;
			}
			$parts[ $index ] = str_replace( $words[ $at ], $new[ $at ], $parts[ $index ] );
		}
		$block['innerContent'] = $parts;
		$block['innerHTML']    = implode( '', array_filter( $parts, 'is_string' ) );
		return $block;
	}

	/**
	 * Completes the content that an earlier version wrote. HTML of others stays.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	public static function keep_in_column( array $block ): array {
		$class = self::css_class( (string) $block['blockName'] );
		if ( str_contains( (string) $block['innerHTML'], $class ) ) {
			$block['innerContent'] = array_map(
				static fn ( ?string $part ): ?string => null === $part ? null : Saved_Layout::complete( $part, $class ),
				$block['innerContent']
			);
			$block['innerHTML']    = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		}
		return $block;
	}

	/**
	 * Returns how the words of a block are written; null if it has none.
	 *
	 * @param string $name Block name.
	 * @return Template|null
	 */
	private static function template( string $name ): ?array {
		self::$templates ??= require Paths::path( self::BUILT );
		return self::$templates[ substr( $name, 9 ) ] ?? null;
	}

	/**
	 * Returns the HTML before and after the inner blocks; empty if the author wrote nothing.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes As saved, without defaults.
	 * @return array{string, string}
	 */
	public static function of( string $name, array $attributes ): array {
		$template = self::template( $name );
		if ( null === $template ) {
			return array( '', '' );
		}
		$attributes += $template['defaults'];
		$filler      = new Content_Template( $attributes );
		$parts       = $template['content']['html'] ?? array();
		$at          = array_search( self::INNER, $parts, true );
		$at          = false === $at ? count( $parts ) : (int) $at;
		$before      = $filler->fill( array_slice( $parts, 0, $at ) );
		$after       = $filler->fill( array_slice( $parts, $at + 1 ) );
		$labels      = '';
		foreach ( $template['content']['attributes'] ?? array() as $key => $value ) {
			$labels .= $filler->fill( array( " $key=\"$value\"" ) );
		}
		return '' === $before . $after . $labels ? array( '', '' ) : self::wrap( $name, $attributes, $labels, $before, $after );
	}

	/**
	 * Puts an element around the content.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes With defaults.
	 * @param string $labels The element's own attributes.
	 * @param string $before HTML before inner blocks.
	 * @param string $after HTML after them.
	 * @return array{string, string}
	 */
	private static function wrap( string $name, array $attributes, string $labels, string $before, string $after ): array {
		$text  = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		$class = trim( self::css_class( $name ) . ' ' . $text( 'className' ) );
		$id    = '' === $text( 'anchor' ) ? '' : ' id="' . Content_Template::escape( $text( 'anchor' ) ) . '"';
		$tag   = str_contains( $labels, ' aria-label=' ) ? 'section' : 'div';
		$style = ' style="' . Saved_Layout::WORDS . '"';
		return array(
			"<$tag$id class=\"" . Content_Template::escape( $class ) . "\"$labels$style>$before",
			"$after</$tag>",
		);
	}

	/**
	 * The class of a block's element.
	 *
	 * @param string $name Block name.
	 */
	private static function css_class( string $name ): string {
		return 'wp-block-' . str_replace( '/', '-', $name );
	}

	/**
	 * Returns the rendered inner blocks of a block, without the HTML saved around them. Other HTML stays.
	 *
	 * @param string $content Rendered content.
	 * @param WP_Block $block Block instance.
	 */
	public static function inner( string $content, WP_Block $block ): string {
		$parts = $block->inner_content;
		$first = $parts[0] ?? null;
		if ( ! is_string( $first ) || ! str_contains( $first, self::css_class( (string) $block->name ) ) ) {
			return $content;
		}
		// WordPress adds the classes of layouts to the element around the inner blocks, which this is not.
		$block->parsed_block['innerContent'][0] = '';

		$last = count( $parts ) > 1 ? end( $parts ) : '';
		return substr( $content, strlen( $first ), -strlen( (string) $last ) ?: null );
	}
}
