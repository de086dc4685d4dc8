<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What authors wrote in our blocks, as plain HTML in the post, so that it stays readable without the plugin.
 *
 * The editor saves it. This class writes it into posts that programs, patterns and the REST API create without it,
 * and removes it from what a block renders.
 */
final class Saved_Content implements Bootable {
	public const WHEN = 'hook:wp_insert_post_data';

	/** What says whose post is saved. */
	private const OF_PAGE = array( 'ID', 'post_author', 'post_type', 'post_status' );

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'wp_insert_post_data', array( self::class, 'complete_post' ), 20, 2 );
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
	 * @param mixed $given What is saved, with the ID of a post that exists.
	 * @return mixed
	 */
	public static function complete_post( $data, $given = array() ) {
		$content = is_array( $data ) ? $data['post_content'] ?? null : null;
		if ( ! is_string( $content ) || ! str_contains( $content, '<!-- wp:frontage/' ) ) {
			return $data;
		}
		$markup = wp_unslash( $content );
		if ( ! Block_Tokens::is_markup( $markup ) ) {
			return $data;
		}
		$id   = is_array( $given ) && is_numeric( $given['ID'] ?? null ) ? (int) $given['ID'] : 0;
		$page = new WP_Post( (object) array_intersect_key( array( 'ID' => $id ) + $data, array_flip( self::OF_PAGE ) ) );

		$data['post_content'] = wp_slash( self::complete( $markup, $page ) );
		return $data;
	}

	/**
	 * Writes the content of blocks that have none, and what keeps that of earlier versions in its column. Everything else
	 * stays as it is, byte for byte.
	 *
	 * @param string $markup Block markup.
	 * @param WP_Post|null $page Post for which the media library is asked about images whose size is not saved; null to ask nothing.
	 */
	public static function complete( string $markup, ?WP_Post $page = null ): string {
		$is_changed = false;
		$blocks     = self::complete_all( Block_Tokens::parse( $markup ) ?? array(), $is_changed, $page );
		return $is_changed ? Block_Tokens::text( $blocks ) : $markup;
	}

	/**
	 * Writes the content of blocks and those inside.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @param bool $is_changed Set to true if something was written.
	 * @param WP_Post|null $page Post for which the media library is asked.
	 * @return array<array-key, array<string, mixed>>
	 */
	private static function complete_all( array $blocks, bool &$is_changed, ?WP_Post $page ): array {
		foreach ( $blocks as &$block ) {
			$block['innerBlocks'] = self::complete_all( $block['innerBlocks'], $is_changed, $page );
			if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) && Block_Tokens::is_ended( $block ) ) {
				$completed  = self::complete_block( $block, $page );
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
	 * @param WP_Post|null $page Post for which the media library is asked.
	 * @return array<string, mixed>
	 */
	private static function complete_block( array $block, ?WP_Post $page ): array {
		$name = (string) $block['blockName'];
		// WordPress reads attributes that are no JSON as null.
		$saved = $block['attrs'] ?? array();
		if ( ! is_array( $block['attrs'] ) ) {
			return '' === trim( $block['innerHTML'] ) ? $block : self::keep_in_column( $block, $page );
		}
		if ( null !== $page ) {
			$block['attrs'] = Saved_Images::complete( $saved, Saved_Html::template( $name )['content']['html'] ?? array(), $page );
		}
		if ( '' !== trim( $block['innerHTML'] ) ) {
			return $block['attrs'] === $saved
				? self::keep_in_column( $block, $page )
				: self::rewrite( $block, $saved ) ?? self::keep_in_column( $block, $page );
		}
		list( $before, $after ) = Saved_Html::of( $name, $block['attrs'] );
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
		$words = Saved_Html::of( (string) $block['blockName'], $saved );
		$new   = Saved_Html::of( (string) $block['blockName'], $block['attrs'] );
		$pairs = 0 === $last
			? array( 0 => array( implode( '', $words ), implode( '', $new ) ) )
			: array(
				0     => array( $words[0], $new[0] ),
				$last => array( $words[1], $new[1] ),
			);
		foreach ( $pairs as $index => list( $was, $is ) ) {
			if ( ! is_string( $parts[ $index ] ?? null ) || trim( $parts[ $index ] ) !== $was ) {
				return str_contains( $block['innerHTML'], Saved_Layout::WORDS ) ? array( 'attrs' => $saved ) + $block : null;
			}
			$parts[ $index ] = str_replace( $was, $is, $parts[ $index ] );
		}
		$block['innerContent'] = $parts;
		$block['innerHTML']    = implode( '', array_filter( $parts, 'is_string' ) );
		return $block;
	}

	/**
	 * Completes the content that an earlier version wrote. HTML of others stays.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param WP_Post|null $page Post that is saved, whose author may use the files; null for the one that is printed.
	 * @return array<string, mixed>
	 */
	public static function keep_in_column( array $block, ?WP_Post $page = null ): array {
		$class = Saved_Html::css_class( (string) $block['blockName'] );
		if ( str_contains( (string) $block['innerHTML'], $class ) ) {
			$block['innerContent'] = array_map(
				static fn ( ?string $part ): ?string => null === $part ? null : Saved_Layout::complete( $part, $class, $page ),
				$block['innerContent']
			);
			$block['innerHTML']    = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		}
		return $block;
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
		if ( ! is_string( $first ) || ! str_contains( $first, Saved_Html::css_class( (string) $block->name ) ) ) {
			return $content;
		}
		// WordPress adds the classes of layouts to the element around the inner blocks, which this is not.
		$block->parsed_block['innerContent'][0] = '';

		$last = count( $parts ) > 1 ? end( $parts ) : '';
		return substr( $content, strlen( $first ), -strlen( (string) $last ) ?: null );
	}
}
