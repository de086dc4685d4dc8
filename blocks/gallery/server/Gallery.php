<?php
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
 * Reads the filter and page from the URL and renders them; must match `component.tsx`.
 *
 * @phpstan-import-type Image from Images
 */
final class Gallery {
	private const MODULE = 'gallery';

	/** Default number of images per page (S1 §5 §9). */
	private const PER_PAGE = 4;

	/** Maximum rows of an image in a masonry; 100 are as high as a column is wide. */
	private const HIGHEST = 300;

	/**
	 * Number of images per page.
	 *
	 * @var int
	 */
	private readonly int $per_page;

	/**
	 * Filter categories in order of appearance; empty if there is nothing to filter.
	 *
	 * @var list<array{slug: string, name: string}>
	 */
	private readonly array $categories;

	/**
	 * The images, with category slugs.
	 *
	 * @var list<Image>
	 */
	private readonly array $images;

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
	 * @param list<Image> $images
	 * @param Layout $layout Columns and sizes.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct(
		private readonly string $id,
		array $images,
		private readonly Layout $layout,
		private readonly array $attributes
	) {
		$categories       = ! empty( $attributes['hasFilter'] ) ? Categories::of( $images ) : array();
		$this->categories = count( $categories ) > 1 ? $categories : array();
		$this->images     = array_map( $this->grouped( ... ), Categories::slugged( $images, $this->categories ) );
		$per_page         = max( 0, (int) ( $attributes['perPage'] ?? 0 ) );
		$this->per_page   = empty( $attributes['hasPages'] ) ? count( $images ) : ( 0 === $per_page ? self::PER_PAGE : $per_page );
		$this->others     = List_State::others( self::MODULE, $id );
		$this->chosen     = List_State::asked( self::MODULE, $id, array_column( $this->categories, 'slug' ), $this->pages( ... ) );
	}

	/** Returns whether there is a filter or pagination; otherwise no script is needed. */
	public function has_choice(): bool {
		return array() !== $this->categories || $this->pages( '' ) > 1;
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
				'name'    => Kses::text( ( $image['alt'] ?? '' ) ?: ( $image['caption'] ?? '' ) ),
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

	/** Renders the current page. */
	public function html(): Html {
		$category = $this->chosen->category;
		$shown    = array_slice( $this->images_in( $category ), ( $this->chosen->page - 1 ) * $this->per_page, $this->per_page, true );
		$grid     = Grid::html( $shown, $this->layout );
		if ( ! $this->has_choice() ) {
			return $grid;
		}
		$words = $this->words();
		return fragment(
			Filter::html(
				$words['filter'],
				$this->categories,
				$category,
				fn ( string $slug ): string => $this->href( new List_State( $slug ) )
			),
			$grid,
			Pagination::html(
				$words['pages'],
				$this->chosen->page,
				$this->pages( $category ),
				fn ( int $page ): string => $this->href( new List_State( $category, $page ) )
			),
			Status::html()
		);
	}

	/**
	 * Adds the lightbox group to an image that links to its file, and the row span to one that keeps its
	 * aspect ratio.
	 *
	 * @param Image $image
	 * @return Image
	 */
	private function grouped( array $image ): array {
		$is_file = isset( $image['opens'] ) && array() !== Link::attributes( $image['href'] ?? '' );
		$is_free = 'masonry' === ( $this->attributes['arrangement'] ?? '' );
		unset( $image['opens'] );
		if ( $is_free ) {
			unset( $image['crop'] );
		}
		return $image
			+ ( $is_file ? array( 'group' => $this->id ) : array() )
			+ ( $is_free ? array( 'rows' => self::rows( $image['width'], $image['height'] ) ) : array() );
	}

	/**
	 * Returns the rows that an image spans in a masonry; a very tall one is cropped, so that its column is not
	 * several times as long as the others.
	 *
	 * @param int $width In pixels.
	 * @param int $height In pixels.
	 */
	private static function rows( int $width, int $height ): int {
		return (int) round( min( self::HIGHEST, 100 * $height / $width ) );
	}

	/**
	 * Returns the images of a category, keyed by index.
	 *
	 * @param string $slug Empty for all.
	 * @return array<int, Image>
	 */
	private function images_in( string $slug ): array {
		return array_filter(
			$this->images,
			static fn ( array $image ): bool => '' === $slug || in_array( $slug, $image['categories'] ?? array(), true )
		);
	}

	/**
	 * Returns a category's number of pages.
	 *
	 * @param string $slug Empty for all.
	 */
	private function pages( string $slug ): int {
		return Pagination::count( count( $this->images_in( $slug ) ), $this->per_page );
	}

	/**
	 * Returns the URL of a category and page.
	 *
	 * @param List_State $choice Category and page.
	 */
	private function href( List_State $choice ): string {
		return $choice->href( self::MODULE, $this->id, $this->others );
	}

	/**
	 * Returns all texts.
	 *
	 * @return array{
	 *     filter: array{label: string, all: string},
	 *     pages: array{label: string, page: string, previous: string, next: string},
	 *     status: string,
	 *     counts: array<int, string>,
	 * }
	 */
	private function words(): array {
		$sizes = array_map(
			fn ( string $slug ): int => count( $this->images_in( $slug ) ),
			array( '', ...array_column( $this->categories, 'slug' ) )
		);
		return Labels::of( (string) $this->attributes['label'], $sizes, $this->per_page );
	}
}
