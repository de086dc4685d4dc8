<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Identity\Identified_Blocks;
use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds blocks as saved by their authors.
 *
 * Leads from a page back to a saved block, for values that visitors must not choose: recipients, rules, lists.
 *
 * Searches the post that contains the block, then all places of its module in the usage index:
 * templates, parts, synced patterns, widgets, theme files.
 */
final class Saved_Blocks {
	private const PLACES_MAX = 200;

	/** Posts that have one identity: usually one. */
	private const NAMED_MAX = 20;

	/**
	 * Finds a block that visitors may use.
	 *
	 * @param string $module Module, such as `tabs`.
	 * @param int $post ID of the post that contains it; 0 if none.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of the module, as parsed by `parse_blocks()`, is the one.
	 * @return array<string, mixed>|null Null if it does not exist.
	 */
	public static function find( string $module, int $post, callable $is_it ): ?array {
		$seen  = $post > 0 ? get_post( $post ) : null;
		$block = null !== $seen && self::may_use( $seen ) ? self::in( $seen->post_content, $module, $is_it ) : null;
		foreach ( null === $block ? Index::places( $module, self::PLACES_MAX ) : array() as $place ) {
			$block = $post > 0 && $place === $post ? null : self::in( self::content_of( $place ), $module, $is_it );
			if ( null !== $block ) {
				return $block;
			}
		}
		return $block;
	}

	/**
	 * Finds a block that visitors may use by its identity.
	 *
	 * Pages from before blocks had one of their own name what stood for it, or the original of a copy.
	 *
	 * @param Identity_Kind $kind Kind of the block.
	 * @param int $post ID of the post that contains it; 0 if none.
	 * @param string $id Its identity.
	 * @param bool $is_recent Whether the page is not from before.
	 * @return array<string, mixed>|null Null if it does not exist.
	 */
	public static function find_identified( Identity_Kind $kind, int $post, string $id, bool $is_recent ): ?array {
		$own = self::in_post( $kind, $post );
		$all = array();
		return Identified_Blocks::named( $own, $kind, $id )
			?? ( $is_recent ? null : Identified_Blocks::copy( $own, $id ) )
			?? self::elsewhere( $kind, $post, $id, $all )
			?? Printed_Blocks::find( $kind, $id )
			?? Identified_Blocks::copy( $own + $all, $id )
			?? self::only( $own ?: $all, $id );
	}

	/**
	 * Finds a block that visitors may use by the identity that it has now.
	 *
	 * @param Identity_Kind $kind Kind of the block.
	 * @param int $post ID of the post around it; 0 if none.
	 * @param string $id Its identity.
	 * @return array<string, mixed>|null Null if it is saved nowhere.
	 */
	public static function find_saved( Identity_Kind $kind, int $post, string $id ): ?array {
		return self::in_post( $kind, $post )[ $id ] ?? self::elsewhere( $kind, $post, $id );
	}

	/**
	 * Returns the blocks in a post that visitors may use.
	 *
	 * @param int $post Post ID; 0 if none.
	 * @return array<array-key, array<string, mixed>> Blocks by identity.
	 */
	private static function in_post( Identity_Kind $kind, int $post ): array {
		$seen = $post > 0 ? get_post( $post ) : null;
		return null !== $seen && self::may_use( $seen ) ? Identified_Blocks::in( $seen->post_content, $kind ) : array();
	}

	/**
	 * Finds a block outside of the post around it.
	 *
	 * @param int $post ID of that post; 0 if none.
	 * @param string $id Identity.
	 * @param array<array-key, array<string, mixed>> $all Set to all blocks that were looked at, by identity.
	 * @return array<string, mixed>|null
	 */
	private static function elsewhere( Identity_Kind $kind, int $post, string $id, array &$all = array() ): ?array {
		foreach ( self::places( $kind, $post, $id ) as $place ) {
			$there = Identified_Blocks::in( self::content_of( $place ), $kind );
			$block = Identified_Blocks::named( $there, $kind, $id );
			if ( null !== $block ) {
				return $block;
			}
			$all += $there;
		}
		return null;
	}

	/**
	 * Returns the places that may contain a block: at first the posts with its identity.
	 *
	 * @param int $post ID of a post that does not.
	 * @param string $id Its identity.
	 * @return list<int>
	 */
	private static function places( Identity_Kind $kind, int $post, string $id ): array {
		$places = array(
			...Index::posts_with( $kind->slug, "\"$id\"", $post, self::NAMED_MAX ),
			...Index::places( $kind->slug, self::PLACES_MAX ),
			Index::WIDGETS,
			Index::THEME,
		);
		return array_values( array_diff( array_unique( $places ), $post > 0 ? array( $post ) : array() ) );
	}

	/**
	 * Returns the only block that there is, for a page that names what stood for its identity before its content changed.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Blocks by identity.
	 * @param string $id Identity that no block has.
	 * @return array<string, mixed>|null
	 */
	private static function only( array $blocks, string $id ): ?array {
		return 1 === count( $blocks ) && Identity_Kind::is_substitute( $id ) ? reset( $blocks ) : null;
	}

	/**
	 * Finds the block in block markup; null if it is not there.
	 *
	 * @param string $content Block markup.
	 * @param string $module Module of the block.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of the module is the one.
	 * @return array<string, mixed>|null
	 */
	private static function in( string $content, string $module, callable $is_it ): ?array {
		return has_block( "frontage/$module", $content ) ? self::among( parse_blocks( $content ), "frontage/$module", $is_it ) : null;
	}

	/**
	 * Finds the block in blocks and their inner blocks, unless it or one around it is hidden from the visitor.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @param string $name Full block name.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of that name is the one.
	 * @return array<string, mixed>|null
	 */
	private static function among( array $blocks, string $name, callable $is_it ): ?array {
		foreach ( $blocks as $block ) {
			$found = $name === $block['blockName'] && $is_it( $block ) ? $block : self::among( $block['innerBlocks'], $name, $is_it );
			if ( null !== $found && ! Visibility::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns the block markup of a place that visitors can see.
	 *
	 * @param int $place Post ID, or one of the index's constants.
	 */
	private static function content_of( int $place ): string {
		$post = $place > 0 ? get_post( $place ) : null;
		return $place <= 0 || ( null !== $post && self::may_use( $post ) ) ? Place_Content::of( $place ) : '';
	}

	/** Returns whether the visitor may use the blocks of a post. */
	private static function may_use( WP_Post $post ): bool {
		return ( 'publish' === $post->post_status && ! Post_Visibility::is_locked( $post ) ) || current_user_can( 'read_post', $post->ID );
	}
}
