<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Filter;

use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Slug;
use Frontage\Domain\Blocks\Inner_Blocks;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The items of one filter, and the tags that they have together.
 *
 * Gives each tag a number, by which the stylesheet filters, and a slug for URLs (S1 §2).
 *
 * @phpstan-type Tag array{name: string, slug: string, count: int}
 * @phpstan-type Item array{tags: list<int>, value: string, block: WP_Block}
 */
final class Items {
	/** As many tags as the stylesheet knows. */
	public const MOST_TAGS = 24;

	/** Words of the URL that say how items are sorted. */
	public const ORDERS = array( 'ascending', 'descending' );

	/** Characters of a tag. */
	private const LONGEST = 60;

	/**
	 * Sets the properties.
	 *
	 * @param list<Item> $all Items in order; numbers of tags start at 1.
	 * @param list<Tag> $tags Tags in order of appearance.
	 */
	private function __construct(
		public readonly array $all,
		public readonly array $tags
	) {}

	/**
	 * Reads the items.
	 *
	 * @param WP_Block $block The block around them.
	 */
	public static function of( WP_Block $block ): self {
		$items = array();
		$tags  = array();
		foreach ( Inner_Blocks::of( $block, 'frontage/filter-item' ) as $child ) {
			$own = array();
			foreach ( self::names( $child->attributes['tags'] ?? null ) as $name ) {
				if ( ! isset( $tags[ " $name" ] ) && count( $tags ) < self::MOST_TAGS ) {
					$tags[ " $name" ] = array(
						'name'  => $name,
						'slug'  => self::slug( $name, $tags ),
						'count' => 0,
					);
				}
				if ( isset( $tags[ " $name" ] ) ) {
					++$tags[ " $name" ]['count'];
					$own[] = 1 + (int) array_search( " $name", array_keys( $tags ), true );
				}
			}
			$items[] = array(
				'tags'  => $own,
				'value' => Kses::text( $child->attributes['value'] ?? '' ),
				'block' => $child,
			);
		}
		return new self( $items, array_values( $tags ) );
	}

	/**
	 * Returns the names of an item's tags as plain text, each once.
	 *
	 * @param mixed $saved Saved attribute.
	 * @return list<string>
	 */
	private static function names( mixed $saved ): array {
		$names = array();
		foreach ( is_array( $saved ) ? $saved : array() as $one ) {
			$names[] = mb_substr( Kses::text( $one ), 0, self::LONGEST );
		}
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}

	/**
	 * Returns a tag's slug, which is none of the words that say how items are sorted.
	 *
	 * @param string $name Visible name.
	 * @param array<string, Tag> $tags Earlier tags.
	 */
	private static function slug( string $name, array $tags ): string {
		return Slug::of( $name, count( $tags ) + 1, array( ...self::ORDERS, ...array_column( $tags, 'slug' ) ) );
	}
}
