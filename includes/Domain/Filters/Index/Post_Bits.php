<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters\Index;

defined( 'ABSPATH' ) || exit;

/** A set of posts: one large set of `Bits` for each block of IDs that has any of them. */
final class Post_Bits {
	/** IDs that the database puts into one number. */
	private const WORD = 32;

	/**
	 * Stores the set.
	 *
	 * @param array<int, string> $blocks Large sets by number of the block.
	 */
	public function __construct( public readonly array $blocks ) {}

	/**
	 * Asks the database for sets in one statement, which returns 32 posts in each row.
	 *
	 * @param array<string, string> $sets Statements that select `ID`, by key.
	 * @return array<string, self>
	 */
	public static function ask( array $sets ): array {
		global $wpdb;
		$keys  = array_keys( $sets );
		$parts = array();
		$word  = self::WORD;
		foreach ( $keys as $part => $key ) {
			$from    = "FROM ( {$sets[ $key ]} ) AS shown GROUP BY ID - ID % $word";
			$parts[] = "SELECT $part AS part, ID - ID % $word AS word, SUM( 1 << ( ID % $word ) ) AS bits $from";
		}
		$words = array_fill_keys( $keys, array() );
		// phpcs:ignore WordPress.DB -- Statements that WordPress wrote; the answers are kept.
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) {
			list( $block, $place ) = array( intdiv( (int) $row->word, Bits::BLOCK ), intdiv( (int) $row->word % Bits::BLOCK, $word ) );

			$words[ $keys[ (int) $row->part ] ][ $block ][ $place ] = pack( 'V', (int) $row->bits );
		}
		$none = array_fill( 0, intdiv( Bits::BLOCK, $word ), "\0\0\0\0" );
		$join = static fn ( array $found ): string => implode( '', array_replace( $none, $found ) );
		return array_map( static fn ( array $blocks ): self => new self( array_map( $join, $blocks ) ), $words );
	}

	/**
	 * Returns the blocks in which any of the sets has posts.
	 *
	 * @param array<array-key, self> $sets Sets of posts.
	 * @return list<int>
	 */
	public static function blocks( array $sets ): array {
		return array_keys( array_replace( array(), ...array_column( $sets, 'blocks' ) ) );
	}

	/** Returns the posts that both sets have. */
	public function both( self $other ): self {
		$blocks = array();
		foreach ( array_intersect_key( $this->blocks, $other->blocks ) as $block => $bits ) {
			$blocks[ $block ] = $bits & $other->blocks[ $block ];
		}
		return new self( $blocks );
	}

	/** Returns the posts that any of both sets has. */
	public function either( self $other ): self {
		$blocks = $this->blocks + $other->blocks;
		foreach ( array_intersect_key( $this->blocks, $other->blocks ) as $block => $bits ) {
			$blocks[ $block ] = $bits | $other->blocks[ $block ];
		}
		return new self( $blocks );
	}

	/** Returns the posts that the other set does not have. */
	public function without( self $other ): self {
		$blocks = $this->blocks;
		foreach ( array_intersect_key( $this->blocks, $other->blocks ) as $block => $bits ) {
			$blocks[ $block ] = $bits & ~$other->blocks[ $block ];
		}
		return new self( $blocks );
	}

	/**
	 * Returns the IDs.
	 *
	 * @return list<int>
	 */
	public function ids(): array {
		$ids = array();
		foreach ( $this->blocks as $block => $bits ) {
			foreach ( array_filter( unpack( 'C*', $bits ) ?: array() ) as $at => $byte ) {
				for ( $bit = 0; $bit < 8; $bit++ ) {
					if ( $byte >> $bit & 1 ) {
						$ids[] = $block * Bits::BLOCK + ( $at - 1 ) * 8 + $bit;
					}
				}
			}
		}
		return $ids;
	}

	/** Returns the number of posts. */
	public function size(): int {
		return Bits::size( implode( '', $this->blocks ) );
	}
}
