<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Blog;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Partial_Response;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Domain\Render\Missing_Page;
use Frontage\Domain\Render\Pagination;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The posts of a blog: its layout and one page of posts. */
final class Blog {
	/** The `sizes` of images, from which the browser chooses a source. */
	private const SIZES = array(
		'full' => '(max-width: 1279px) 100vw, 1280px',
		'side' => '(max-width: 767px) 100vw, 512px',
		'grid' => '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 427px',
	);

	/**
	 * One of `LAYOUTS`.
	 *
	 * @var string
	 */
	public readonly string $layout;

	/**
	 * Number of grid columns.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * What cards show.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Whether there are links to other pages.
	 *
	 * @var bool
	 */
	public readonly bool $has_pages;

	/**
	 * Page that is shown, from 1.
	 *
	 * @var int
	 */
	private int $page = 1;

	/**
	 * Reads the block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param Pages $pages Pages of the blog.
	 */
	public function __construct( private readonly array $attributes, private readonly Pages $pages ) {
		$this->layout    = $attributes['layout'];
		$this->columns   = Sanitizer::int( $attributes['columns'] ?? null, 2, 4, 3 );
		$this->look      = Card_Options::of( $attributes, self::SIZES[ $this->layout ] );
		$this->has_pages = ! empty( $attributes['hasPages'] );
	}

	/**
	 * Finds the posts of the current page; beyond the last page, those of the last one.
	 *
	 * @param Query_Spec $base Query for the whole list.
	 */
	public function find( Query_Spec $base ): Query_Result {
		$list = $this->has_pages ? $base->counted() : $base;

		list( $found, $this->page ) = Listing::page( $list, $this->pages->page, Partial_Response::after() );

		if ( $this->page !== $this->pages->page && $this->pages->is_main ) {
			Missing_Page::answer();
		}
		return $found;
	}

	/** Returns the text of an empty page: the author's, or a default if the visitor opened the page on purpose. */
	public function empty_text(): string {
		$text = Sanitizer::line( $this->attributes['emptyText'] ?? '' );
		return '' === $text && ( $this->pages->is_main || $this->pages->page > 1 ) ? __( 'No posts found.', 'frontage' ) : $text;
	}

	/**
	 * Renders the current page, which is replaced when the visitor opens another one.
	 *
	 * @param Query_Result $found Posts found.
	 * @param int $per_page Number of posts per page.
	 */
	public function html( Query_Result $found, int $per_page ): Html {
		$page  = $this->page;
		$pages = Pagination::count( ( $found->total ?? 0 ) + ( $page - 1 ) * $per_page, $per_page );
		return el(
			'div',
			array(
				'class'       => 'frontage-blog__page frontage-list',
				'tabindex'    => $this->has_pages ? '-1' : null,
				'data-page'   => $this->has_pages ? $page : null,
				'data-status' => $this->has_pages
					? sprintf(
						/* translators: 1: page number, 2: number of pages. */
						__( 'Page %1$s of %2$s', 'frontage' ),
						number_format_i18n( $page ),
						number_format_i18n( $pages )
					)
					: null,
			),
			Missing_Page::notice( $this->pages->page, $page, ( $this->pages->href )( 1 ) ),
			array() === $found->posts ? el( 'p', array( 'class' => 'frontage-list__empty' ), $this->empty_text() ) : $this->items( $found ),
			$this->has_pages
				? Pagination::html( Pagination::words( __( 'Blog pagination', 'frontage' ) ), $page, $pages, $this->pages->href )
				: null
		);
	}

	/**
	 * Renders the posts.
	 *
	 * @param Query_Result $found Posts found.
	 */
	private function items( Query_Result $found ): Html {
		return el(
			'ul',
			array(
				'class'      => 'frontage-blog__items',
				'role'       => 'list',
				'data-slot'  => 'items', // Links to posts do not need to wait for the script module.
				'data-after' => $this->has_pages && '' !== $found->after ? $found->after : null,
			),
			array_map(
				fn ( WP_Post $post ): Html => el(
					'li',
					array( 'class' => 'frontage-blog__item' ),
					( new Card( $post, $this->look ) )->html()
				),
				$found->posts
			)
		);
	}
}
