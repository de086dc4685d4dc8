<?php
declare( strict_types=1 );

namespace Frontage\Domain\Headings;

use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts lists of headings into the page.
 *
 * Prints a placeholder for each list until the headings are known: at the end of the content for
 * blocks in it, otherwise at the end of the page.
 */
final class Placement {
	/** Hook priority after blocks, shortcodes and everything else that prints headings. */
	private const LATE = 50;

	private const PLACE = '<!--frontage-headings-%d-->';

	/**
	 * Pending lists, keyed by number.
	 *
	 * @var array<int, Heading_List>
	 */
	private static array $waiting = array();

	/** Number of lists so far. */
	private static int $count = 0;

	/** Output buffer level of the page; 0 if it is not buffered. */
	private static int $depth = 0;

	/**
	 * Returns a placeholder.
	 *
	 * @param Heading_List $outline List to insert.
	 * @param callable( Html ): Html $around Renders the wrapper of the list; omitted if there are no headings.
	 */
	public static function keep( Heading_List $outline, callable $around ): Html {
		$number = ++self::$count;
		$mark   = sprintf( self::PLACE, $number );

		self::$waiting[ $number ] = $outline;
		self::defer();
		return Html::raw( $mark . $around( Html::raw( $mark ) ) . $mark );
	}

	/** Looks at the content, or at the page, once it is rendered: for lists, and for items with `Linked_Places::ATTRIBUTE`. */
	public static function defer(): void {
		if ( doing_filter( 'the_content' ) ) {
			add_filter( 'the_content', array( self::class, 'fill' ), self::LATE );
		} else {
			self::hold_page();
		}
	}

	/** Buffers the page from its body on, so that a list can include later headings. */
	public static function hold_page(): void {
		if ( false === has_action( 'wp_body_open', array( self::class, 'begin' ) ) && ! did_action( 'wp_body_open' ) ) {
			add_action( 'wp_body_open', array( self::class, 'begin' ), 0 );
			add_action( 'wp_footer', array( self::class, 'end' ), 0 );
		}
	}

	/** Starts buffering at the beginning of the body. */
	public static function begin(): void {
		ob_start( array( self::class, 'fill_page' ) );
		self::$depth = ob_get_level();
	}

	/** Stops buffering after the content. */
	public static function end(): void {
		if ( self::$depth > 0 && ob_get_level() === self::$depth ) {
			ob_end_flush();
		}
		self::$depth = 0;
	}

	/**
	 * Inserts lists into HTML.
	 *
	 * @param mixed $html Content or page.
	 * @param bool $is_page Whether it is a page.
	 * @return mixed
	 */
	public static function fill( $html, bool $is_page = false ) {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		if ( ! preg_match_all( '/<!--frontage-headings-(\d+)-->/', $html, $found ) ) {
			return Linked_Places::hide( $html );
		}
		$headings = new Headings( $html, $is_page );
		$lists    = array();
		$offsets  = array();
		foreach ( array_map( 'intval', array_unique( $found[1] ) ) as $number ) {
			$lists[ $number ] = self::list_of( $number, $headings, $offsets );
		}
		$html = $headings->html( $offsets );
		foreach ( $lists as $number => $list ) {
			$html = self::put( $html, sprintf( self::PLACE, $number ), $list );
		}
		return Linked_Places::hide( $html );
	}

	/**
	 * Inserts lists into the page.
	 *
	 * @param string $html Body of the page.
	 */
	public static function fill_page( string $html ): string {
		return (string) self::fill( $html, true );
	}

	/**
	 * Renders one list, and collects the headings it links to.
	 *
	 * @param int $number Number of the placeholder.
	 * @param Headings $headings All headings.
	 * @param array<string, int> $offsets Scroll margins in pixels, keyed by heading ID.
	 */
	private static function list_of( int $number, Headings $headings, array &$offsets ): string {
		$outline = self::$waiting[ $number ] ?? null;
		$chosen  = $outline ? $outline->chosen( $headings ) : array();
		unset( self::$waiting[ $number ] );
		foreach ( $chosen as $heading ) {
			$offsets[ $heading['id'] ] = max( $offsets[ $heading['id'] ] ?? 0, $outline->offset() );
		}
		return $outline && $chosen ? (string) $outline->whole( $chosen ) : '';
	}

	/**
	 * Replaces one placeholder; without headings the whole block is removed.
	 *
	 * @param string $html The content.
	 * @param non-empty-string $mark Marker before, in and after the block.
	 * @param string $list Rendered list, or empty.
	 */
	private static function put( string $html, string $mark, string $list ): string {
		$parts = explode( $mark, $html, 4 );
		if ( 4 !== count( $parts ) ) {
			return $html;
		}
		list( $before, $start, $end, $after ) = $parts;
		return $before . ( '' === $list ? '' : $start . $list . $end ) . $after;
	}
}
