<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Image_Grid;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Figure;
use Frontage\Domain\Render\Filter;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\List_State;
use Frontage\Domain\Render\Status;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * One grid of images on a page.
 *
 * Renders all images and hides those that the URL does not select; hidden images are not loaded.
 * `enhance.ts` does the same in the browser.
 *
 * @phpstan-import-type Category from Categories
 */
final class Grid {
	private const MODULE = 'image-grid';

	/**
	 * Filter categories; empty if there is nothing to filter.
	 *
	 * @var list<Category>
	 */
	private readonly array $categories;

	/**
	 * Number of images shown at first and with every “more”; 0 for all.
	 *
	 * @var int
	 */
	private readonly int $per_page;

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
	 * @param list<Figure> $figures Images of the grid.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly string $id, private readonly array $figures, private readonly array $attributes ) {
		$this->categories = Categories::of( $attributes['categories'] ?? null, array_column( $figures, 'id' ) );
		$this->per_page   = max( 0, min( 60, (int) $attributes['perPage'] ) );
		$this->others     = List_State::others( self::MODULE, $id );
		$this->chosen     = List_State::asked( self::MODULE, $id, array_column( $this->categories, 'slug' ), $this->pages( ... ) );
	}

	/** Returns the grid, as an island if there is a filter or “more” link. */
	public function html(): Html {
		$has_more = $this->pages( '' ) > 1;
		$items    = el(
			'ul',
			array(
				'class'     => 'frontage-image-grid__items',
				'role'      => 'list',
				'data-slot' => 'items', // The lightbox works before the script module has loaded.
			),
			$this->items()
		);
		if ( ! $has_more && array() === $this->categories ) {
			return $items;
		}
		$words = $this->words();
		$props = array(
			'place'   => array(
				'module' => self::MODULE,
				'id'     => $this->id,
				'others' => $this->others,
			),
			'perPage' => $this->per_page,
			'words'   => $words,
		);
		$href  = fn ( string $slug ): string => ( new List_State( $slug ) )->href( self::MODULE, $this->id, $this->others );
		return Island::html(
			self::MODULE,
			$props,
			fragment(
				Filter::html( $this->filter_words(), $this->categories, $this->chosen->category, $href ),
				$items,
				$has_more ? $this->more( $words['more'] ) : null,
				Status::html()
			),
			Island::AND_BACK
		);
	}

	/**
	 * Returns the images, including hidden ones.
	 *
	 * @return list<Html>
	 */
	private function items(): array {
		$most  = 0 === $this->per_page ? count( $this->figures ) : $this->chosen->page * $this->per_page;
		$shown = 0;
		$items = array();
		foreach ( $this->figures as $figure ) {
			$slugs   = Categories::slugs( $this->categories, $figure->id );
			$is_in   = '' === $this->chosen->category || in_array( $this->chosen->category, $slugs, true );
			$is_seen = $is_in && ++$shown <= $most;
			$items[] = el(
				'li',
				array(
					'class'           => 'frontage-image-grid__item',
					'data-categories' => array() === $slugs ? null : implode( ' ', $slugs ),
					'hidden'          => ! $is_seen,
				),
				$this->picture( $figure, $is_seen )
			);
		}
		return $items;
	}

	/**
	 * Returns one image.
	 *
	 * @param Figure $figure The image.
	 * @param bool $is_seen Whether it is initially visible.
	 */
	private function picture( Figure $figure, bool $is_seen ): Html {
		$figure = $figure->with(
			array( 'sizes' => Layout::sizes( $this->attributes ) ) + ( $is_seen ? array() : array( 'loading' => 'lazy' ) )
		);
		$figure = empty( $this->attributes['opensLarge'] ) ? $figure : $figure->opening( $this->id );
		return 'none' === $this->attributes['captions'] ? $figure->html : $figure->whole();
	}

	/**
	 * Returns the “more” link, present if any category has more images.
	 *
	 * @param string $text Link text.
	 */
	private function more( string $text ): Html {
		$next = new List_State( $this->chosen->category, $this->chosen->page + 1 );
		return el(
			'p',
			array(
				'class'  => 'frontage-list__more',
				'hidden' => $next->page > $this->pages( $next->category ),
			),
			el(
				'a',
				array(
					'class' => 'frontage-list__button',
					'href'  => $next->href( self::MODULE, $this->id, $this->others ),
					'rel'   => 'nofollow',
				),
				$text
			)
		);
	}

	/**
	 * Returns a category's number of pages.
	 *
	 * @param string $slug Empty for all.
	 */
	private function pages( string $slug ): int {
		$in = array_filter(
			$this->figures,
			fn ( Figure $figure ): bool => '' === $slug || in_array( $slug, Categories::slugs( $this->categories, $figure->id ), true )
		);
		return 0 === $this->per_page ? 1 : max( 1, (int) ceil( count( $in ) / $this->per_page ) );
	}

	/**
	 * Returns the script's texts.
	 *
	 * @return array{more: string, all: string, shown: string}
	 */
	private function words(): array {
		$more = (string) $this->attributes['moreText'];
		return array(
			'more'  => '' === $more ? __( 'Load more', 'frontage' ) : $more,
			'all'   => __( 'All Loaded', 'frontage' ),
			/* translators: 1: number of images shown, 2: total number of images. */
			'shown' => __( 'Showing %1$s of %2$s images', 'frontage' ),
		);
	}

	/**
	 * Returns the filter's texts.
	 *
	 * @return array{label: string, all: string}
	 */
	private function filter_words(): array {
		$name = (string) $this->attributes['label'];
		return array(
			/* translators: %s: name of a gallery. */
			'label' => sprintf( __( 'Filter %s by category', 'frontage' ), '' === $name ? __( 'Images', 'frontage' ) : $name ),
			'all'   => __( 'All', 'frontage' ),
		);
	}
}
