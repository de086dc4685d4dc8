<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Carousel;
use Frontage\Domain\Render\Filter;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Render\Status;
use function Frontage\Base\Html\fragment;


defined( 'ABSPATH' ) || exit;

/**
 * One gallery on a page.
 *
 * Knows what the visitor's address asks for, and prints it; its twin is `component.tsx`.
 *
 * @phpstan-import-type Image from Images
 */
final class Gallery {
	private const MODULE = 'gallery';

	/** Images on a page when the author said nothing (S1 §5 §9). */
	private const PER_PAGE = 4;

	/**
	 * Images on a page.
	 *
	 * @var int
	 */
	private readonly int $per_page;

	/**
	 * What visitors can filter by, in order of appearance; empty when there is no choice.
	 *
	 * @var list<array{slug: string, name: string}>
	 */
	private readonly array $categories;

	/**
	 * The images, with slugs for their categories.
	 *
	 * @var list<Image>
	 */
	private readonly array $images;

	/**
	 * Query string that links take along.
	 *
	 * @var string
	 */
	private readonly string $others;

	/**
	 * What the address asks for.
	 *
	 * @var List_State
	 */
	private readonly List_State $chosen;

	/**
	 * Reads the address.
	 *
	 * @param string               $id         The widget's id.
	 * @param list<Image>          $images     What there is to see.
	 * @param Layout               $layout     Columns and sizes.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function __construct( private readonly string $id, array $images, private readonly Layout $layout, private readonly array $attributes ) {
		$categories       = ! empty( $attributes['hasFilter'] ) ? Categories::of( $images ) : array();
		$this->categories = count( $categories ) > 1 ? $categories : array();
		$this->images     = array_map( $this->grouped( ... ), Categories::slugged( $images, $this->categories ) );
		$per_page         = max( 0, (int) ( $attributes['perPage'] ?? 0 ) );
		$this->per_page   = empty( $attributes['hasPages'] ) ? count( $images ) : ( 0 === $per_page ? self::PER_PAGE : $per_page );
		$this->others     = List_State::others( self::MODULE, $id );
		$this->chosen     = List_State::asked( self::MODULE, $id, array_column( $this->categories, 'slug' ), $this->pages( ... ) );
	}

	/** Whether there is anything to filter or to page through; without, no script is needed. */
	public function has_choice(): bool {
		return array() !== $this->categories || $this->pages( '' ) > 1;
	}

	/**
	 * What the component gets.
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
			'columns'    => $this->layout->columns,
			'sizes'      => $this->layout->sizes(),
			'images'     => $this->images,
			'categories' => $this->categories,
			'words'      => $this->words(),
		);
	}

	/** Prints all images in a row that scrolls and has arrows: one at a time as in S0 §9, or the author's columns. */
	public function carousel(): Html {
		$slides = array();
		foreach ( $this->images as $index => $image ) {
			$slides[] = array(
				'content' => Grid::figure( $image, $index, $this->layout->sizes(), $index >= $this->layout->columns ),
				'name'    => Kses::text( $image['caption'] ?? $image['alt'] ?? '' ),
			);
		}
		$label = (string) $this->attributes['label'];
		$look  = array(
			'label'   => '' === $label ? __( 'Gallery', 'frontage' ) : $label,
			'classes' => array( 'has-side-arrows', ...$this->layout->fits( count( $slides ) ) ),
			'style'   => array(),
			'arrows'  => true,
			'dots'    => false,
		);
		return Carousel::html( self::MODULE . '-carousel', $this->id, $slides, array(), $look );
	}

	/** Prints the chosen page. */
	public function html(): Html {
		$category = $this->chosen->category;
		$shown    = array_slice( $this->images_in( $category ), ( $this->chosen->page - 1 ) * $this->per_page, $this->per_page, true );
		$grid     = Grid::html( $shown, $this->layout );
		if ( ! $this->has_choice() ) {
			return $grid;
		}
		$words = $this->words();
		return fragment(
			Filter::html( $words['filter'], $this->categories, $category, fn ( string $slug ): string => $this->href( new List_State( $slug ) ) ),
			$grid,
			Pagination::html( $words['pages'], $this->chosen->page, $this->pages( $category ), fn ( int $page ): string => $this->href( new List_State( $category, $page ) ) ),
			Status::html()
		);
	}

	/**
	 * The image with the name of those that follow it in a lightbox, where it leads to its file, and its shape, where that is kept.
	 *
	 * @param Image $image The image.
	 * @return Image
	 */
	private function grouped( array $image ): array {
		$is_file = 'file' === $this->attributes['linkTo'] && array() !== Link::attributes( $image['href'] ?? '' );
		$is_free = 'masonry' === ( $this->attributes['arrangement'] ?? '' );
		return $image + ( $is_file ? array( 'group' => $this->id ) : array() ) + ( $is_free ? array( 'rows' => (int) round( 100 * $image['height'] / $image['width'] ) ) : array() );
	}

	/**
	 * The images of a category, by their place among all.
	 *
	 * @param string $slug Empty for all.
	 * @return array<int, Image>
	 */
	private function images_in( string $slug ): array {
		return array_filter( $this->images, static fn ( array $image ): bool => '' === $slug || in_array( $slug, $image['categories'] ?? array(), true ) );
	}

	/**
	 * How many pages a category has.
	 *
	 * @param string $slug Empty for all.
	 */
	private function pages( string $slug ): int {
		return Pagination::count( count( $this->images_in( $slug ) ), $this->per_page );
	}

	/**
	 * The link to a choice.
	 *
	 * @param List_State $choice Category and page.
	 */
	private function href( List_State $choice ): string {
		return $choice->href( self::MODULE, $this->id, $this->others );
	}

	/**
	 * Everything that is said.
	 *
	 * @return array{filter: array{label: string, all: string}, pages: array{label: string, page: string, previous: string, next: string}, status: string, counts: array<int, string>}
	 */
	private function words(): array {
		$sizes = array_map( fn ( string $slug ): int => count( $this->images_in( $slug ) ), array( '', ...array_column( $this->categories, 'slug' ) ) );
		return Labels::of( (string) $this->attributes['label'], $sizes, $this->per_page );
	}
}
