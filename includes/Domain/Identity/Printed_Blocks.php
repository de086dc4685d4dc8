<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Closure;
use Frontage\Base\Clock;
use Frontage\Base\Store\Values;
use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Post_Visibility;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks that are printed, but saved nowhere that the server can search: in the PHP of a theme, in a shortcode, in a pattern of ours, or
 * changed by another plugin on their way.
 *
 * They are kept when a page prints them, so that a request from that page finds them. Of those in templates, parts and widgets it is
 * kept that they were found. Those in their post cost nothing.
 *
 * @phpstan-type Kept array{day: string, block: string}
 */
final class Printed_Blocks {
	public const NAME = 'frontage_printed_blocks';

	/** Filters through which texts of visitors may pass on a site that renders blocks in them. */
	private const OF_VISITORS = array( 'comment_text', 'get_comment_text', 'comment_excerpt', 'get_comment_excerpt' );

	private const MOST = 60;

	/** Bytes of one block. */
	private const LONGEST = 65536;

	/** Days for which pages in caches may name a block that is no longer printed. */
	private const DAYS = 30;

	/** Days after which it is looked again where a block is. */
	private const FRESH_DAYS = 3;

	/**
	 * How often each identity was printed.
	 *
	 * @var array<string, int>
	 */
	private static array $printed = array();

	/**
	 * Notes the identity of a block that is about to be rendered, as it stands in its content.
	 *
	 * @param WP_Block $block The block; its parsed block changes.
	 */
	public static function note( WP_Block $block ): void {
		$kind = Identity_Kind::of( $block->name );
		if ( null === $kind || ! $kind->is_searched() ) {
			return;
		}
		$source = $block->parsed_block;
		$post   = self::post( $block );
		$id     = self::own( $kind, $source, $post );

		$block->parsed_block = Identified_Blocks::with( $source, $id );
		if ( self::is_for_visitors( $post ) && ! self::is_in_post( $kind, $id, $source, $post ) ) {
			self::keep( "$kind->slug $id", $source, static fn (): bool => null !== Saved_Blocks::find_saved( $kind, $post, $id ) );
		}
	}

	/**
	 * Keeps a block inside one that is printed, if it is saved nowhere.
	 *
	 * @param string $key What a request names it by: a kind, and what is unique among its blocks.
	 * @param array<string, mixed> $source Parsed block.
	 * @param int $post ID of the post around it; 0 if there is none.
	 * @param Closure(): bool $is_saved Returns whether a request finds it where blocks are saved.
	 */
	public static function note_part( string $key, array $source, int $post, Closure $is_saved ): void {
		$is_own = $post > 0 && str_contains( (string) get_post_field( 'post_content', $post, 'raw' ), serialize_block( $source ) );
		if ( ! $is_own && self::is_for_visitors( $post ) ) {
			self::keep( $key, $source, $is_saved );
		}
	}

	/**
	 * Returns a block that was printed; null if it is not known.
	 *
	 * @return array<string, mixed>|null Parsed block.
	 */
	public static function find( Identity_Kind $kind, string $id ): ?array {
		$block = self::part( "$kind->slug $id" );
		return null !== $block && $kind->name() === $block['blockName'] ? Identified_Blocks::with( $block, $id ) : null;
	}

	/**
	 * Returns what was kept; null if it is not known.
	 *
	 * @param string $key As for `note_part()`.
	 * @return array<string, mixed>|null Parsed block.
	 */
	public static function part( string $key ): ?array {
		$kept = self::all()[ $key ] ?? null;
		return null === $kept || '' === $kept['block'] ? null : parse_blocks( $kept['block'] )[0] ?? null;
	}

	/**
	 * Returns the identities of the blocks that are saved nowhere.
	 *
	 * @return array<string, true> As keys.
	 */
	public static function in_code( Identity_Kind $kind ): array {
		$ids = array();
		foreach ( self::all() as $key => $kept ) {
			if ( '' !== $kept['block'] && str_starts_with( $key, "$kind->slug " ) ) {
				$ids[ substr( $key, strlen( "$kind->slug " ) ) ] = true;
			}
		}
		return $ids;
	}

	/** Forgets what the page has, for tests. */
	public static function reset(): void {
		self::$printed = array();
	}

	/** Returns the post around a block; 0 if there is none. */
	private static function post( WP_Block $block ): int {
		return max( 0, (int) ( $block->context['postId'] ?? get_the_ID() ) );
	}

	/**
	 * Returns the identity of a block; if one with the same was printed before it, that of a copy if its post has one, as after pasting.
	 *
	 * @param array<string, mixed> $source Parsed block.
	 */
	private static function own( Identity_Kind $kind, array $source, int $post ): string {
		$id     = $kind->identity( $source );
		$key    = "$kind->slug $post $id";
		$number = self::$printed[ $key ] ?? 0;

		self::$printed[ $key ] = $number + 1;
		if ( 0 === $number || 0 === $post ) {
			return $id;
		}
		$same = array();
		foreach ( Identified_Blocks::in( (string) get_post_field( 'post_content', $post, 'raw' ), $kind ) as $own => $block ) {
			if ( serialize_block( $block ) === serialize_block( $source ) ) {
				$same[] = (string) $own;
			}
		}
		return array() === $same ? $id : $same[ $number % count( $same ) ];
	}

	/**
	 * Returns whether a block is printed in a page that visitors see; a draft, or what the editor asks for, leads nowhere. A form in a
	 * comment would send its emails to whomever the visitor chose.
	 */
	private static function is_for_visitors( int $post ): bool {
		$is_page = ! is_admin() && ! wp_doing_cron() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		$is_page = $is_page && array() === array_filter( self::OF_VISITORS, 'doing_filter' );
		return $is_page && ! is_preview() && ! is_customize_preview() && ( 0 === $post || Post_Visibility::can_view( $post ) );
	}

	/**
	 * Returns whether a block stands in the content of its post.
	 *
	 * @param array<string, mixed> $source Parsed block.
	 */
	private static function is_in_post( Identity_Kind $kind, string $id, array $source, int $post ): bool {
		$content  = $post > 0 ? (string) get_post_field( 'post_content', $post, 'raw' ) : '';
		$is_saved = '' !== $kind->saved( $source['attrs'] ?? array() );
		return str_contains( $content, "wp:{$kind->name()} " ) && (
			( $is_saved && str_contains( $content, "\"$id\"" ) ) || isset( Identified_Blocks::in( $content, $kind )[ $id ] )
		);
	}

	/**
	 * Keeps a block, unless it is found where blocks are saved.
	 *
	 * @param string $key Module and identity.
	 * @param array<string, mixed> $source Parsed block.
	 * @param Closure(): bool $is_saved Returns whether it is found.
	 */
	private static function keep( string $key, array $source, Closure $is_saved ): void {
		$all  = self::all();
		$kept = $all[ $key ] ?? null;
		if ( null !== $kept && $kept['day'] > Clock::day( self::FRESH_DAYS ) ) {
			return;
		}
		$block = $is_saved() ? '' : serialize_block( $source );
		if ( strlen( $block ) > self::LONGEST ) {
			return;
		}
		$day  = Clock::day( 0 );
		$all  = array( $key => compact( 'day', 'block' ) ) + $all;
		$last = Clock::day( self::DAYS );
		$all  = array_filter( $all, static fn ( array $one ): bool => $one['day'] > $last );
		Values::set( self::NAME, array_slice( $all, 0, self::MOST, true ) );
	}

	/**
	 * Returns all blocks that are kept.
	 *
	 * @return array<string, Kept> By module and identity.
	 */
	private static function all(): array {
		$saved = Values::get( self::NAME );
		return array_filter(
			is_array( $saved ) ? $saved : array(),
			static fn ( mixed $one ): bool => is_array( $one ) && is_string( $one['day'] ?? null ) && is_string( $one['block'] ?? null )
		);
	}
}
