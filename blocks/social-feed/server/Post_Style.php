<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

defined( 'ABSPATH' ) || exit;

/** How posts look, from the block or from a signed value; the same bounds apply to both. */
final class Post_Style {
	private const MOST_POSTS   = 24;
	private const MOST_COLUMNS = 4;
	private const MOST_LENGTH  = 5000;

	private const LAYOUTS = array( 'masonry', 'list', 'carousel' );

	private const PARTS = array( 'hasAuthor', 'hasPictures', 'hasDate', 'hasCounts' );

	public readonly int $count;

	public readonly string $layout;

	public readonly int $columns;

	/** Characters of a post; 0 for all. */
	public readonly int $length;

	/**
	 * Parts that are shown, such as `hasAuthor`.
	 *
	 * @var list<string>
	 */
	private readonly array $parts;

	/**
	 * Reads the attributes.
	 *
	 * @param array<array-key, mixed> $given Block attributes or a signed value, not trusted.
	 */
	public function __construct( array $given ) {
		$layout        = $given['layout'] ?? '';
		$this->count   = self::number( $given['count'] ?? 6, 1, self::MOST_POSTS );
		$this->layout  = is_string( $layout ) && in_array( $layout, self::LAYOUTS, true ) ? $layout : self::LAYOUTS[0];
		$this->columns = 'list' === $this->layout ? 1 : self::number( $given['columns'] ?? 3, 1, self::MOST_COLUMNS );
		$this->length  = self::number( $given['length'] ?? 300, 0, self::MOST_LENGTH );
		$is_shown      = static fn ( string $part ): bool => false !== ( $given[ $part ] ?? true );
		$this->parts   = array_values( array_filter( self::PARTS, $is_shown ) );
	}

	/**
	 * Returns whether a part is shown.
	 *
	 * @param string $part Attribute, such as `hasAuthor`.
	 */
	public function has( string $part ): bool {
		return in_array( $part, $this->parts, true );
	}

	/** Returns the `sizes` of an image that is as wide as a post. */
	public function sizes(): string {
		$wide = intdiv( 780, $this->columns );
		return "(max-width: 599px) 100vw, {$wide}px";
	}

	/**
	 * Returns it as the constructor takes it.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'count'   => $this->count,
			'layout'  => $this->layout,
			'columns' => $this->columns,
			'length'  => $this->length,
		) + array_fill_keys( array_diff( self::PARTS, $this->parts ), false );
	}

	/**
	 * Returns a whole number within bounds.
	 *
	 * @param mixed $number Not trusted.
	 */
	private static function number( mixed $number, int $least, int $most ): int {
		return max( $least, min( $most, is_numeric( $number ) && abs( (float) $number ) < 1e9 ? (int) $number : $least ) );
	}
}
