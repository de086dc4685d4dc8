<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Headings as a list of links.
 *
 * Prints what one block lists.
 *
 * @phpstan-import-type Heading from Headings
 * @phpstan-type Wanted array{levels: list<int>, exclude: string, isHierarchical: bool, isNumbered: bool, offset: int}
 */
final class Outline {
	/**
	 * Prints nothing yet.
	 *
	 * @param Wanted $wanted What the block lists and how.
	 */
	public function __construct( private readonly array $wanted ) {}

	/** Pixels to keep free above a heading that a link leads to. */
	public function offset(): int {
		return $this->wanted['offset'];
	}

	/**
	 * Those of some headings that the block lists.
	 *
	 * @param list<Heading> $headings All of them.
	 * @return list<Heading>
	 */
	public function chosen( array $headings ): array {
		$exclude = new Selector( $this->wanted['exclude'] );
		return array_values(
			array_filter(
				$headings,
				fn ( array $heading ): bool => in_array( $heading['level'], $this->wanted['levels'], true ) && ! $exclude->covers( $heading['path'] )
			)
		);
	}

	/**
	 * Prints the list.
	 *
	 * @param list<Heading> $headings Those that the block lists, at least one.
	 */
	public function html( array $headings ): Html {
		$items = array();
		while ( $headings ) {
			$first = array_shift( $headings );
			$under = array();
			while ( $this->wanted['isHierarchical'] && $headings && $headings[0]['level'] > $first['level'] ) {
				$under[] = array_shift( $headings );
			}
			$items[] = $this->item( $first, $under );
		}
		return el(
			$this->wanted['isNumbered'] ? 'ol' : 'ul',
			array(
				'class' => 'frontage-table-of-contents__list',
				// Safari forgets that a list without bullets is one.
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Prints one heading and those under it.
	 *
	 * @param Heading       $heading The heading.
	 * @param list<Heading> $under   Deeper ones up to the next of its level.
	 */
	private function item( array $heading, array $under ): Html {
		return el(
			'li',
			array( 'class' => 'frontage-table-of-contents__item' ),
			el(
				'a',
				array(
					'class' => 'frontage-table-of-contents__link',
					'href'  => '#' . $heading['id'],
				),
				$heading['text']
			),
			$under ? $this->html( $under ) : null
		);
	}
}
