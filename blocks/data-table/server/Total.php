<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Domain\Render\Number_Reader;
use Frontage\Domain\Render\Number_Format;

defined( 'ABSPATH' ) || exit;

/** A total of a column, over all its rows, written as its cells are. */
final class Total {
	public const KINDS = array( '', 'sum', 'average', 'min', 'max', 'count' );

	/**
	 * Takes the column.
	 *
	 * @param Table_Data $data Whose columns are added up.
	 * @param int $column Its index.
	 */
	public function __construct( private readonly Table_Data $data, private readonly int $column ) {}

	/** Returns the total; empty without a number. */
	public function text(): string {
		$numbers = array();
		$sample  = '';
		$most    = 0;
		for ( $row = 0; $row < $this->data->length(); $row++ ) {
			$text   = $this->data->text( $row, $this->column );
			$number = Number_Reader::in( $text );
			if ( '' !== $number ) {
				$numbers[] = (float) $number;
				$sample    = '' === $sample ? $text : $sample;
				$most      = max( $most, strlen( strrchr( $number, '.' ) ?: '.' ) - 1 );
			}
		}
		$count = count( $numbers );
		if ( 0 === $count ) {
			return '';
		}
		$kind = $this->data->columns[ $this->column ]->total;
		if ( 'count' === $kind ) {
			return Number_Format::text( (string) $count );
		}
		$total = match ( $kind ) {
			'average' => array_sum( $numbers ) / $count,
			'min'     => min( $numbers ),
			'max'     => max( $numbers ),
			default   => array_sum( $numbers ),
		};
		$most = min( 6, 'average' === $kind ? max( 1, $most ) : $most );
		return self::like( $sample, Number_Format::text( number_format( $total, $most, '.', '' ) ) );
	}

	/**
	 * Returns a number with the currency or unit of another.
	 *
	 * @param string $sample Such as `€ 1.90`.
	 * @param string $number As written.
	 */
	private static function like( string $sample, string $number ): string {
		preg_match( '/^([^\p{Nd}+\-−–.,]*)[\p{Nd}.,\'’+\-−–\s\x{A0}\x{202F}]*?(\s?[^\p{Nd}]*)$/u', $sample, $around );
		return ( $around[1] ?? '' ) . $number . rtrim( $around[2] ?? '' );
	}
}
