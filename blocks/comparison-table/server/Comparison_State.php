<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Comparison_Table;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor chose, kept in the address: `?frontage-comparison-table[plans]=2,differences` shows the second column on phones,
 * and only the rows that differ. Written by `view/enhance.ts`.
 */
final class Comparison_State {
	private const PARAMETER = 'frontage-comparison-table';

	/**
	 * Takes what was chosen.
	 *
	 * @param int|null $column Its index; null for the author's choice.
	 * @param bool $is_filtered Whether equal rows are hidden.
	 */
	private function __construct( public readonly ?int $column, public readonly bool $is_filtered ) {}

	/**
	 * Reads the address; what is not valid is as if it were not there.
	 *
	 * @param string $id ID of the table.
	 * @param int $columns Their number.
	 */
	public static function asked( string $id, int $columns ): self {
		// phpcs:ignore WordPress.Security -- A public link; only compared with what there is.
		$given  = $_GET[ self::PARAMETER ][ $id ] ?? '';
		$parts  = is_string( $given ) ? explode( ',', $given, 3 ) : array();
		$number = ctype_digit( $parts[0] ?? '' ) ? (int) $parts[0] : 0;
		return new self( $number > 0 && $number <= $columns ? $number - 1 : null, in_array( 'differences', $parts, true ) );
	}
}
