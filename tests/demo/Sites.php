<?php
/**
 * Whole pages, as small sites would have them.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Blocks\Text_Align;

/** Publishes our page patterns: a magazine, a guesthouse, a festival, a studio, a shop and a bakery. */
final class Sites {
	/** Titles, and the patterns that they are made of. */
	private const PAGES = array(
		'Magazine'   => 'blocks/post-grid/patterns/page-magazine.php',
		'Guesthouse' => 'blocks/slider/patterns/page-landing.php',
		'Festival'   => 'blocks/countdown/patterns/page-event.php',
		'Studio'     => 'blocks/gallery/patterns/page-portfolio.php',
		'Shop'       => 'blocks/carousel/patterns/page-shop.php',
		'Bakery'     => 'blocks/member/patterns/page-about.php',
	);

	/** Titles, and the pictures that stand for them. */
	public const PICTURES = array(
		'Magazine'   => 'roofs',
		'Guesthouse' => 'lake',
		'Festival'   => 'festival',
		'Studio'     => 'reading',
		'Shop'       => 'workshop',
		'Bakery'     => 'market',
	);

	/** Titles, and what there is to see. */
	public const ABOUT = array(
		'Magazine'   => 'A slider of stories, post grids, tabs by section, and a newsletter.',
		'Guesthouse' => 'Testimonials, hotspots on a picture, and a booking form that knows the price.',
		'Festival'   => 'A countdown, a program in tabs, and a form that grows with the group.',
		'Studio'     => 'A portfolio to filter, before and after, services in tabs, and bookings.',
		'Shop'       => 'A slider, an image accordion, and questions with answers.',
		'Bakery'     => 'A timeline, people with a story behind each, and opening hours.',
	);

	/**
	 * Names, what their footers say, the parts of their pages by anchor, and where buttons lead that a pattern leaves open.
	 *
	 * @var array<string, array{string, string, array<string, string>, string}>
	 */
	public const FRAMES = array(
		'magazine'   => array(
			'The Courtyard',
			'Buildings, bread, and birds. Three people write it, and it comes out when it’s ready.',
			array(
				'latest'   => 'Latest',
				'sections' => 'Sections',
				'letter'   => 'Newsletter',
			),
			'letter',
		),
		'guesthouse' => array(
			'House by the Lake',
			'Open all year. Bus 12 to its last stop, then along the water.',
			array(
				'house'     => 'The house',
				'walks'     => 'Walks',
				'questions' => 'Questions',
				'book'      => 'Book',
			),
			'book',
		),
		'festival'   => array(
			'Striped Tent',
			'On the meadow by the lake, Friday to Sunday. Bring a sweater.',
			array(
				'program' => 'Program',
				'people'  => 'People',
				'come'    => 'Come along',
			),
			'come',
		),
		'studio'     => array(
			'Berg & Sand',
			'Walls, books, and rooms since 2009. Behind the church, up the wooden stairs.',
			array(
				'work'     => 'Work',
				'people'   => 'People',
				'services' => 'Services',
				'contact'  => 'Book a talk',
			),
			'contact',
		),
		'shop'       => array(
			'Old Brickworks',
			'Bowls, cups, and jugs, thrown and fired where bricks were made.',
			array(
				'new'       => 'New',
				'find'      => 'Find us',
				'questions' => 'Questions',
				'letter'    => 'Newsletter',
			),
			'find',
		),
		'bakery'     => array(
			'The Red Door',
			'Bread since 1998. 12 Church Street, at its end.',
			array(
				'story' => 'Story',
				'team'  => 'Team',
				'visit' => 'Visit',
			),
			'visit',
		),
	);

	/** Of the copies of our pictures: behind everything that tests and owners look for in the library. */
	public const DAY = '2020-01-01 12:00:00';

	/** Publishes the pages below one that links to them. */
	public static function publish(): void {
		$list = Made::post( Made::page( 'Sites', 'sites', self::links() ) );
		foreach ( self::PAGES as $title => $pattern ) {
			$page = Made::page( $title, strtolower( $title ), Text_Align::translate( Patterns::read( $pattern )['content'] ) );
			// The pattern has a title.
			$page['page_template'] = 'page-no-title';
			Made::post( $page + array( 'post_parent' => $list ) );
		}
		$pictures = get_posts(
			array(
				'post_type'   => 'attachment',
				'numberposts' => -1,
				'meta_key'    => '_frontage_picture', // phpcs:ignore WordPress.DB.SlowDBQuery -- Only the demo.
			)
		);
		foreach ( $pictures as $picture ) {
			wp_update_post(
				array(
					'ID'            => $picture->ID,
					'post_date'     => self::DAY,
					'post_date_gmt' => self::DAY,
				)
			);
		}
	}

	/** Returns a list of links to the pages. */
	private static function links(): string {
		$items = '';
		foreach ( array_keys( self::PAGES ) as $title ) {
			$items .= sprintf(
				"<!-- wp:list-item -->\n<li><a href=\"%s\">%s</a></li>\n<!-- /wp:list-item -->\n",
				esc_url( home_url( '/sites/' . strtolower( $title ) . '/' ) ),
				esc_html( $title )
			);
		}
		return "<!-- wp:list -->\n<ul class=\"wp-block-list\">$items</ul>\n<!-- /wp:list -->\n";
	}
}
