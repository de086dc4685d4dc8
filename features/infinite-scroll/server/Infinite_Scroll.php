<?php
declare( strict_types=1 );

namespace Frontage\Features\Infinite_Scroll;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use WP_Query;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Infinite scroll for the blog, archives and searches of any theme (S0 §2).
 *
 * It follows the theme's own link to the next page, which also works without it.
 */
final class Infinite_Scroll implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'infinite-scroll';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array(
		'view'   => 'load',
		'feed'   => 'visible',
		'places' => 'visible',
		'move'   => 'visible',
	);

	/** Selector of posts in themes without a Query Loop (S0 §9). */
	private const ITEMS = 'div.post';

	/** Selectors of the pagination in themes. */
	private const NAVIGATION = '.wp-block-query-pagination, .frontage-list .frontage-pagination, .navigation.pagination, '
		. '.posts-navigation, .paging-navigation, '
		. 'div.navigation, .nav-links';

	public static function title(): string {
		return __( 'Infinite scroll', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Loads the next page of the blog, an archive, or search results as visitors near the end, and updates the URL.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'load more, endless, pagination, ajax', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'pages'      => Field::int(
				__( 'Pages to load automatically', 'frontage' ),
				0,
				50,
				3,
				__(
					'After that, visitors click a button to load more, so they can reach the footer. Set to 0 to always show the button.',
					'frontage'
				)
			),
			'most'       => Field::int( __( 'Last page to load', 'frontage' ), 0, 10000, 0, __( 'Set to 0 for no limit.', 'frontage' ) ),
			'places'     => Field::flag(
				__( 'Update URL and title while scrolling', 'frontage' ),
				true,
				__( 'Each page counts as a view, and the Back button returns to the same position.', 'frontage' )
			),
			'move'       => Field::flag( __( 'Scroll to new posts', 'frontage' ), false ),
			'end'        => Field::text(
				__( 'End message', 'frontage' ),
				200,
				'',
				__( 'Leave empty to show “Congratulations, you have reached the end of the internet.”', 'frontage' )
			),
			'items'      => Field::text(
				__( 'CSS selector for posts', 'frontage' ),
				200,
				self::ITEMS,
				__( 'Not needed for themes that use the Query Loop block.', 'frontage' )
			),
			'navigation' => Field::text(
				__( 'CSS selector for pagination links', 'frontage' ),
				300,
				'',
				__( 'Leave empty to detect them automatically in most themes.', 'frontage' )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Enqueues the style and the runtime in the head. */
	public function enqueue(): void {
		if ( self::is_list() ) {
			Assets::module( self::SLUG );
			Runtime::need();
		}
	}

	/** Prints the status box for the end of the list; hidden until the script has moved it there. */
	public function print(): void {
		if ( self::is_list() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
			echo Island::html( self::SLUG, self::props(), fragment( self::earlier(), self::box() ), self::LOADS['view'] );
		}
	}

	/** Returns whether the page is a list with several pages. */
	private static function is_list(): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		return $query instanceof WP_Query
			&& ( $query->is_home() || $query->is_archive() || $query->is_search() )
			&& $query->max_num_pages > 1;
	}

	/** Returns the number of this page of the list, from 1. */
	private static function page(): int {
		return max( 1, (int) get_query_var( 'paged' ) );
	}

	/**
	 * Returns the props for the script.
	 *
	 * @return array<string, mixed>
	 */
	private static function props(): array {
		$navigation = (string) Options::get( self::SLUG, 'navigation' );
		$wanted     = array_filter(
			array(
				'feed'   => true,
				'places' => Options::get( self::SLUG, 'places' ),
				'move'   => Options::get( self::SLUG, 'move' ),
			)
		);
		return array(
			'page'       => self::page(),
			'pages'      => (int) Options::get( self::SLUG, 'pages' ),
			'most'       => (int) Options::get( self::SLUG, 'most' ),
			'items'      => (string) Options::get( self::SLUG, 'items' ) ?: self::ITEMS,
			'navigation' => '' === $navigation ? self::NAVIGATION : $navigation,
			'parts'      => array_map(
				array( Assets::class, 'address' ),
				array_intersect_key( Manifest::module( self::SLUG )['parts'] ?? array(), $wanted )
			),
			'words'      => self::words(),
		);
	}

	/**
	 * Returns the messages; the first three as in S0 §8.
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
		return array(
			'missing' => current_user_can( 'manage_options' ) ? __( 'Navigation selector not found', 'frontage' ) : '',
			'loading' => __( 'Loading the next set of posts...', 'frontage' ),
			'end'     => (string) Options::get( self::SLUG, 'end' )
				?: __( 'Congratulations, you have reached the end of the internet.', 'frontage' ),
			'more'    => __( 'Load more posts', 'frontage' ),
			/* translators: %s: number of posts. */
			'added'   => __( 'More posts shown: %s', 'frontage' ),
			'failed'  => __( 'The next posts could not be loaded. Check your connection and try again.', 'frontage' ),
			'retry'   => __( 'Try again', 'frontage' ),
		);
	}

	/** Returns the link to earlier posts, for visitors who start in the middle. */
	private static function earlier(): ?Html {
		$link = array(
			'class' => 'frontage-infinite-scroll__link',
			'href'  => html_entity_decode( (string) get_previous_posts_page_link(), ENT_QUOTES, 'UTF-8' ),
		);
		return 1 === self::page()
			? null
			: el(
				'p',
				array(
					'class'  => 'frontage-infinite-scroll__earlier',
					'hidden' => true,
				),
				el( 'a', $link, __( 'Previous posts', 'frontage' ) )
			);
	}

	/** Returns the status box with its message and the link to load more. */
	private static function box(): Html {
		return el(
			'div',
			array( 'class' => 'frontage-infinite-scroll', 'hidden' => true ), // phpcs:ignore WordPress.Arrays
			el( 'p', array( 'class' => 'frontage-infinite-scroll__text', 'role' => 'status' ) ), // phpcs:ignore WordPress.Arrays
			el(
				'p',
				array( 'class' => 'frontage-infinite-scroll__more' ),
				el(
					'a',
					array(
						'class' => 'frontage-infinite-scroll__link',
						'href'  => '#',
					),
					__( 'Load more posts', 'frontage' )
				)
			)
		);
	}
}
