<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

defined( 'ABSPATH' ) || exit;

/** What a table offers its visitors. */
final class Table_Options {
	private const MOST_PER_PAGE = 500;

	public readonly bool $has_search;

	public readonly bool $has_sorting;

	public readonly bool $has_download;

	public readonly bool $is_stacked;

	/** Rows of a page; 0 for all. */
	public readonly int $per_page;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->has_search   = $this->is( 'hasSearch', true );
		$this->has_sorting  = $this->is( 'hasSorting', true );
		$this->has_download = $this->is( 'hasDownload', false );
		$this->is_stacked   = 'stack' === ( $attributes['onPhones'] ?? '' );
		$number             = $attributes['perPage'] ?? 0;
		$this->per_page     = max( 0, min( self::MOST_PER_PAGE, is_numeric( $number ) ? (int) $number : 0 ) );
	}

	/** Returns whether the first cell of a row is its heading. */
	public function has_row_headers(): bool {
		return 'none' !== ( $this->attributes['rowHeader'] ?? '' );
	}

	/** Returns the classes of the block, as in the editor. */
	public function classes(): string {
		$classes = array(
			'frontage-data-table',
			$this->is_stacked ? 'is-stacked-on-phones' : '',
			$this->is( 'hasStickyHeader', true ) ? 'has-sticky-header' : '',
			$this->is( 'hasStickyColumn', false ) ? 'has-sticky-column' : '',
		);
		return implode( ' ', array_filter( $classes ) );
	}

	/**
	 * Returns a choice of the author.
	 *
	 * @param string $name Attribute.
	 * @param bool $usual What it is if nobody chose.
	 */
	private function is( string $name, bool $usual ): bool {
		return true === ( $this->attributes[ $name ] ?? $usual );
	}
}
