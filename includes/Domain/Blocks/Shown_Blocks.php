<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Modules\Deciders;
use Frontage\Domain\Modules\Extensions;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Saved blocks without those that are hidden, with all that is in them.
 *
 * For whatever reads blocks that it does not render: excerpts, search, lists of a page, values of bindings.
 */
final class Shown_Blocks {
	/** What markup contains if WordPress hides one of its blocks. */
	public const MARK = '"blockVisibility"';

	/** A letter in JSON that neither the editor nor WordPress writes like this; programs may write a name with it. */
	private const ESCAPED_LETTER = '/\\\\u00[4-7]/';

	/**
	 * Parses markup and leaves out what is hidden.
	 *
	 * @param string $markup Block markup.
	 * @return array<array-key, array<string, mixed>> As of `parse_blocks()`.
	 */
	public static function in( string $markup ): array {
		$blocks = parse_blocks( $markup );
		return self::may_hide( $markup ) ? self::among( $blocks ) : $blocks;
	}

	/**
	 * Leaves out the blocks that are hidden, at any depth.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @return array<array-key, array<string, mixed>> The same if nothing is hidden.
	 */
	public static function among( array $blocks ): array {
		return self::inside(
			array(
				'innerBlocks'  => $blocks,
				'innerContent' => array_fill( 0, count( $blocks ), null ),
			)
		)['innerBlocks'];
	}

	/**
	 * Leaves out the hidden blocks inside of a block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param string $except Beginning of the names of blocks that are left as they are, because they ask themselves; empty for none.
	 * @return array<string, mixed>
	 */
	public static function inside( array $block, string $except = '' ): array {
		$is_left = '' !== $except && str_starts_with( (string) ( $block['blockName'] ?? '' ), $except );
		$gone    = array();
		foreach ( $is_left ? array() : $block['innerBlocks'] ?? array() as $at => $inner ) {
			if ( Visibility::is_hidden( (array) ( $inner['attrs'] ?? array() ) ) ) {
				$gone[] = $at;
			} elseif ( ! empty( $inner['innerBlocks'] ) ) {
				$block['innerBlocks'][ $at ] = self::inside( $inner, $except );
			}
		}
		return array() === $gone ? $block : self::without( $block, $gone );
	}

	/**
	 * Returns markup without hidden blocks; as it was if none is hidden.
	 *
	 * @param string $markup Block markup.
	 */
	public static function markup( string $markup ): string {
		if ( ! self::may_hide( $markup ) ) {
			return $markup;
		}
		$blocks = parse_blocks( $markup );
		$shown  = self::among( $blocks );
		// @phpstan-ignore argument.type (What parse_blocks() returns, or less.)
		return $shown === $blocks ? $markup : serialize_blocks( $shown );
	}

	/**
	 * Returns the content of a post without hidden blocks; for who may edit the post, an editor gets all of it.
	 *
	 * @param WP_Post|int|null $post Post, or its ID.
	 */
	public static function of_post( WP_Post|int|null $post ): string {
		$post = get_post( $post );
		return $post instanceof WP_Post
			? Audience::of_post( $post->ID, static fn (): string => self::markup( $post->post_content ) )
			: '';
	}

	/**
	 * Returns whether markup can have a block that is not shown to everybody.
	 *
	 * @param string $markup Block markup.
	 */
	public static function may_hide( string $markup ): bool {
		return str_contains( $markup, self::MARK )
			|| 1 === preg_match( self::ESCAPED_LETTER, $markup )
			|| ( str_contains( $markup, '"' . Extensions::ATTRIBUTE . '"' ) && Deciders::may_hide_in( $markup ) );
	}

	/**
	 * Returns when blocks next appear or disappear, as a Unix timestamp; null if never.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks, hidden ones too.
	 */
	public static function next_change( array $blocks ): ?int {
		$times = array();
		foreach ( $blocks as $block ) {
			$times[] = Deciders::next_change( (array) ( $block['attrs'] ?? array() ) );
			$times[] = self::next_change( $block['innerBlocks'] ?? array() );
		}
		$times = array_filter( $times, 'is_int' );
		return array() === $times ? null : min( $times );
	}

	/**
	 * Removes inner blocks.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param list<int|string> $gone Which.
	 * @return array<string, mixed>
	 */
	private static function without( array $block, array $gone ): array {
		$at      = 0;
		$content = array();
		foreach ( $block['innerContent'] ?? array() as $piece ) {
			if ( is_string( $piece ) || ! in_array( $at++, $gone, true ) ) {
				$content[] = $piece;
			}
		}
		$block['innerContent'] = $content;
		$block['innerBlocks']  = array_values( array_diff_key( $block['innerBlocks'], array_flip( $gone ) ) );
		return $block;
	}
}
