<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Html;
use Frontage\Domain\Headings\Heading_List;
use Frontage\Domain\Headings\Headings;
use Frontage\Domain\Headings\Linked_Places;
use Frontage\Domain\Headings\Selector;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The list of links to headings that one block prints.
 *
 * @phpstan-import-type Heading from Headings
 * @phpstan-type Wanted array{levels: list<int>, exclude: string, isHierarchical: bool, isNumbered: bool, offset: int, most: int}
 */
final class Outline implements Heading_List {
	/** Number of entries rendered so far. */
	private int $count = 0;

	/**
	 * Sets the options.
	 *
	 * @param Wanted $wanted What the block lists and how.
	 */
	public function __construct( private readonly array $wanted ) {}

	/** Returns the scroll margin of linked headings, in pixels. */
	public function offset(): int {
		return $this->wanted['offset'];
	}

	/**
	 * Returns the headings that the block lists.
	 *
	 * @param Headings $page Everything that was found, with what is around it.
	 * @return list<Heading>
	 */
	public function chosen( Headings $page ): array {
		$exclude = new Selector( $this->wanted['exclude'] );
		return array_values(
			array_filter(
				$page->all(),
				fn ( array $heading ): bool => in_array( $heading['level'], $this->wanted['levels'], true )
					&& ! $exclude->covers( $heading['path'] )
			)
		);
	}

	/**
	 * Renders the list, and the button that shows the entries after the first ones.
	 *
	 * The button is the summary of an empty details element, whose state the stylesheet reads, so that it works
	 * without JavaScript.
	 *
	 * @param list<Heading> $headings Headings that the block lists, at least one.
	 */
	public function whole( array $headings ): Html {
		$list = $this->html( $headings );
		if ( $this->wanted['most'] <= 0 || count( $headings ) <= $this->wanted['most'] ) {
			return $list;
		}
		$count = number_format_i18n( count( $headings ) );
		/* translators: %s: number of sections. */
		$more    = el( 'span', array(), sprintf( __( 'Show all %s sections', 'frontage' ), $count ) );
		$less    = el( 'span', array(), __( 'Show fewer', 'frontage' ) );
		$details = array( 'class' => 'frontage-table-of-contents__all' );
		return fragment( $list, el( 'details', $details, el( 'summary', array(), $more, $less ) ) );
	}

	/**
	 * Renders the list.
	 *
	 * @param list<Heading> $headings Headings that the block lists, at least one.
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
				// Safari drops list semantics of lists without bullets.
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Renders a heading and those nested under it.
	 *
	 * @param Heading $heading
	 * @param list<Heading> $under Deeper headings up to the next of its level.
	 */
	private function item( array $heading, array $under ): Html {
		$is_beyond = $this->wanted['most'] > 0 && ++$this->count > $this->wanted['most'];
		$hidden    = Linked_Places::of( $heading['path'] );
		// Headings under it may be shown where it is not.
		$all = array_intersect( $hidden, ...array_map( static fn ( array $one ): array => Linked_Places::of( $one['path'] ), $under ) );
		return el(
			'li',
			array( 'class' => implode( ' ', array( 'frontage-table-of-contents__item' . ( $is_beyond ? ' is-beyond' : '' ), ...$all ) ) ),
			el(
				'a',
				array(
					'class' => implode( ' ', array( 'frontage-table-of-contents__link', ...array_diff( $hidden, $all ) ) ),
					'href'  => '#' . $heading['id'],
				),
				$heading['text']
			),
			$under ? $this->html( $under ) : null
		);
	}
}
