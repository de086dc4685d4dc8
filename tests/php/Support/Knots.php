<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/** Circles in a graph: Tarjan's strongly connected components. */
final class Knots {
	/** @var array<string, int> */
	private array $number = array();

	/** @var array<string, int> */
	private array $lowest = array();

	/** @var array<string, true> */
	private array $open = array();

	/** @var list<list<string>> */
	private array $found = array();

	/** @param array<string, array<string>> $uses What each node points to. */
	private function __construct( private array $uses ) {}

	/**
	 * @param array<string, array<string>> $uses What each node points to.
	 * @return list<list<string>> Nodes that reach each other, two or more.
	 */
	public static function in( array $uses ): array {
		$knots = new self( $uses );
		foreach ( array_keys( $uses ) as $node ) {
			isset( $knots->number[ $node ] ) || $knots->visit( $node );
		}
		return $knots->found;
	}

	private function visit( string $node ): void {
		$this->number[ $node ] = count( $this->number );
		$this->lowest[ $node ] = $this->number[ $node ];
		$this->open[ $node ]   = true;
		foreach ( $this->uses[ $node ] ?? array() as $next ) {
			if ( ! isset( $this->number[ $next ] ) ) {
				$this->visit( $next );
				$this->lowest[ $node ] = min( $this->lowest[ $node ], $this->lowest[ $next ] );
			} elseif ( isset( $this->open[ $next ] ) ) {
				$this->lowest[ $node ] = min( $this->lowest[ $node ], $this->number[ $next ] );
			}
		}
		if ( $this->lowest[ $node ] === $this->number[ $node ] ) {
			$this->close( $node );
		}
	}

	private function close( string $root ): void {
		$knot = array();
		do {
			$node = (string) array_key_last( $this->open );
			unset( $this->open[ $node ] );
			$knot[] = $node;
		} while ( $node !== $root );
		if ( count( $knot ) > 1 ) {
			sort( $knot );
			$this->found[] = $knot;
		}
	}
}
