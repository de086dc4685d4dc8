<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Portfolio;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Filter;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Render\Status;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One portfolio on a page.
 *
 * Reads the filter and page from the URL and renders them; must match `component.tsx`.
 *
 * @phpstan-import-type Item from Items
 */
final class Portfolio {
	private const MODULE = 'portfolio';

	/** The `sizes` of an image at the widths where the columns change (S1 §9). */
	private const SIZES = '(max-width: 479px) 100vw, (max-width: 767px) 50vw, (max-width: 1023px) 34vw, (max-width: 1599px) 25vw, 20vw';

	/** Number of images that are not lazy-loaded: the first row of a wide page. */
	private const FIRST_ROW = 5;

	/**
	 * Query string of other widgets, which links keep.
	 *
	 * @var string
	 */
	private readonly string $others;

	/**
	 * Category and page from the URL.
	 *
	 * @var List_State
	 */
	private readonly List_State $chosen;

	/**
	 * Reads the URL.
	 *
	 * @param string $id Widget ID.
	 * @param list<Item> $items The projects.
	 * @param list<array{slug: string, name: string}> $categories Filter categories; empty if there is nothing to filter.
	 * @param int $per_page Number of projects per page.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $items,
		private readonly array $categories,
		private readonly int $per_page
	) {
		$this->others = List_State::others( self::MODULE, $id );
		$this->chosen = List_State::asked( self::MODULE, $id, array_column( $categories, 'slug' ), $this->pages( ... ) );
	}

	/** Returns whether there is a filter or pagination; otherwise no script is needed. */
	public function has_choice(): bool {
		return count( $this->categories ) > 1 || $this->pages( '' ) > 1;
	}

	/**
	 * Returns the component's props.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array {
		return array(
			'place'      => array(
				'module' => self::MODULE,
				'id'     => $this->id,
				'others' => $this->others,
			),
			'chosen'     => $this->chosen,
			'perPage'    => $this->per_page,
			'sizes'      => self::SIZES,
			'firstRow'   => self::FIRST_ROW,
			'items'      => $this->items,
			'categories' => $this->categories,
			'words'      => Labels::of( $this->per_page ),
		);
	}

	/** Renders the current page. */
	public function html(): Html {
		$category = $this->chosen->category;
		$shown    = array_slice( $this->items_in( $category ), ( $this->chosen->page - 1 ) * $this->per_page, $this->per_page );
		$list     = array(
			'class' => 'frontage-portfolio__items',
			'role'  => 'list',
		);
		$works    = el( 'ul', $list, array_map( array( self::class, 'item' ), $shown, array_keys( $shown ) ) );
		if ( ! $this->has_choice() ) {
			return $works;
		}
		$words = Labels::of( $this->per_page );
		return fragment(
			Filter::html(
				$words['filter'],
				$this->categories,
				$category,
				fn ( string $slug ): string => $this->href( new List_State( $slug ) )
			),
			$works,
			Pagination::html(
				$words['pages'],
				$this->chosen->page,
				$this->pages( $category ),
				fn ( int $page ): string => $this->href( new List_State( $category, $page ) )
			),
			Status::html()
		);
	}

	/** Returns the arrows of a row; hidden without JavaScript, and if all projects are visible. */
	public static function arrows(): Html {
		$names = array(
			'previous' => __( 'Previous projects', 'frontage' ),
			'next'     => __( 'Next projects', 'frontage' ),
		);
		return fragment(
			array_map(
				static fn ( string $way, string $name ): Html => el(
					'button',
					array(
						'type'       => 'button',
						'class'      => "frontage-portfolio__arrow is-$way",
						'aria-label' => $name,
						'hidden'     => true,
					)
				),
				array_keys( $names ),
				$names
			)
		);
	}

	/**
	 * Returns one project.
	 *
	 * @param Item $item The project.
	 * @param int $at Index on the page.
	 */
	private static function item( array $item, int $at ): Html {
		return el(
			'li',
			array(
				'class' => 'frontage-portfolio__item',
				'style' => isset( $item['picture'] ) ? array( '--rows' => $item['picture']['rows'] ) : null,
			),
			el(
				'a',
				array(
					'class' => 'frontage-portfolio__link',
					'href'  => $item['href'],
				),
				isset( $item['picture'] ) ? self::picture( $item['picture'], $at >= self::FIRST_ROW ) : null,
				el(
					'span',
					array( 'class' => 'frontage-portfolio__text' ),
					el( 'span', array( 'class' => 'frontage-portfolio__title' ), $item['title'] ),
					isset( $item['names'] ) ? el( 'span', array( 'class' => 'frontage-portfolio__names' ), $item['names'] ) : null
				)
			)
		);
	}

	/**
	 * Returns an image.
	 *
	 * @param array{src: string, srcSet?: string, width: int, height: int, rows: int} $picture The image.
	 * @param bool $is_lazy Whether it is lazy-loaded.
	 */
	private static function picture( array $picture, bool $is_lazy ): Html {
		$has_set = isset( $picture['srcSet'] );
		return el(
			'img',
			array(
				'class'    => 'frontage-portfolio__image',
				'loading'  => $is_lazy ? 'lazy' : null,
				'decoding' => 'async',
				'sizes'    => $has_set ? ( $is_lazy ? 'auto, ' : '' ) . self::SIZES : null,
				'srcset'   => $has_set ? $picture['srcSet'] : null,
				'src'      => $picture['src'],
				'width'    => $picture['width'],
				'height'   => $picture['height'],
				'alt'      => '',
			)
		);
	}

	/**
	 * Returns the projects of a category.
	 *
	 * @param string $slug Empty for all.
	 * @return list<Item>
	 */
	private function items_in( string $slug ): array {
		return array_values(
			array_filter(
				$this->items,
				static fn ( array $item ): bool => '' === $slug || in_array( $slug, $item['terms'] ?? array(), true )
			)
		);
	}

	/**
	 * Returns a category's number of pages.
	 *
	 * @param string $slug Empty for all.
	 */
	private function pages( string $slug ): int {
		return Pagination::count( count( $this->items_in( $slug ) ), $this->per_page );
	}

	/**
	 * Returns the URL of a category and page.
	 *
	 * @param List_State $choice Category and page.
	 */
	private function href( List_State $choice ): string {
		return $choice->href( self::MODULE, $this->id, $this->others );
	}
}
