<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

defined( 'ABSPATH' ) || exit;

/** What a chart says in words, for those who do not see it: its kind, what it goes over, and its ends. */
final class Summary {
	/**
	 * Takes the numbers.
	 *
	 * @param Data $data What is drawn.
	 * @param Values $values Format of numbers.
	 */
	public function __construct( private readonly Data $data, private readonly Values $values ) {}

	/**
	 * Returns the sentences. Numbers of their own are in the table.
	 *
	 * @param string $kind Name of the kind of chart.
	 */
	public function text( string $kind ): string {
		$numbers = $this->data->numbers();
		if ( array() === $numbers ) {
			return "$kind.";
		}
		$labels = array_column( $this->data->rows, 'label' );
		/* translators: 1: first label, 2: last label, such as January and December. */
		$range = sprintf( __( 'From %1$s to %2$s.', 'frontage' ), reset( $labels ), end( $labels ) );
		/* translators: %s: names, separated by commas. */
		$names = sprintf( __( 'Series: %s.', 'frontage' ), implode( ', ', array_filter( $this->data->series ) ) );
		/* translators: %s: a number and what it is the number of. */
		$high = sprintf( __( 'Highest: %s.', 'frontage' ), $this->place( max( $numbers ) ) );
		/* translators: %s: a number and what it is the number of. */
		$low = sprintf( __( 'Lowest: %s.', 'frontage' ), $this->place( min( $numbers ) ) );

		$sentences = array( "$kind." );
		if ( count( $this->data->series ) > 1 ) {
			$sentences[] = $names;
		}
		return implode( ' ', array( ...$sentences, ...( count( $labels ) > 1 ? array( $range, $high, $low ) : array( $high ) ) ) );
	}

	/**
	 * Returns a number with its first place.
	 *
	 * @param float $wanted One of the data.
	 */
	private function place( float $wanted ): string {
		foreach ( $this->data->rows as $row ) {
			foreach ( $row['values'] as $at => $number ) {
				if ( '' !== $number && (float) $number === $wanted ) {
					$names = array_filter( array( $row['label'], count( $this->data->series ) > 1 ? $this->data->series[ $at ] : '' ) );
					return $this->values->text( $number ) . ( array() === $names ? '' : ' (' . implode( ', ', $names ) . ')' );
				}
			}
		}
		return '';
	}
}
