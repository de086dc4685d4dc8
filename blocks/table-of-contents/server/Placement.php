<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Html;


defined( 'ABSPATH' ) || exit;

/**
 * Where lists of headings come to stand.
 *
 * Keeps a place for each list until the headings are known: to the end of the content for blocks
 * in it, else to the end of the page.
 */
final class Placement {
	/** After blocks, shortcodes and everything else that prints headings. */
	private const LATE = 50;

	private const PLACE = '<!--frontage-headings-%d-->';

	/**
	 * Lists that wait, by number.
	 *
	 * @var array<int, Outline>
	 */
	private static array $waiting = array();

	/** How many there have been. */
	private static int $count = 0;

	/** At which depth the page is held back; 0 is not. */
	private static int $depth = 0;

	/**
	 * Keeps a place.
	 *
	 * @param Outline                $outline What comes there.
	 * @param callable( Html ): Html $around  Prints what is around the list; left out with it if there are no headings.
	 */
	public static function keep( Outline $outline, callable $around ): Html {
		$number = ++self::$count;
		$mark   = sprintf( self::PLACE, $number );

		self::$waiting[ $number ] = $outline;
		if ( doing_filter( 'the_content' ) ) {
			add_filter( 'the_content', array( self::class, 'fill' ), self::LATE );
		} else {
			self::hold_page();
		}
		return Html::raw( $mark . $around( Html::raw( $mark ) ) . $mark );
	}

	/** Holds the page back from its body on, so that what comes later can be listed earlier. */
	public static function hold_page(): void {
		if ( false === has_action( 'wp_body_open', array( self::class, 'begin' ) ) && ! did_action( 'wp_body_open' ) ) {
			add_action( 'wp_body_open', array( self::class, 'begin' ), 0 );
			add_action( 'wp_footer', array( self::class, 'end' ), 0 );
		}
	}

	/** The body begins. */
	public static function begin(): void {
		ob_start( array( self::class, 'fill_page' ) );
		self::$depth = ob_get_level();
	}

	/** All content has been printed. */
	public static function end(): void {
		if ( self::$depth > 0 && ob_get_level() === self::$depth ) {
			ob_end_flush();
		}
		self::$depth = 0;
	}

	/**
	 * Puts lists into a content.
	 *
	 * @param mixed $html    The content.
	 * @param bool  $is_page Whether it is a page.
	 * @return mixed
	 */
	public static function fill( $html, bool $is_page = false ) {
		if ( ! is_string( $html ) || ! preg_match_all( '/<!--frontage-headings-(\d+)-->/', $html, $found ) ) {
			return $html;
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
		return $html;
	}

	/**
	 * Puts lists into the page.
	 *
	 * @param string $html The page's body.
	 */
	public static function fill_page( string $html ): string {
		return (string) self::fill( $html, true );
	}

	/**
	 * Prints one list, and notes where it leads.
	 *
	 * @param int                $number   Of the place.
	 * @param Headings           $headings All of them.
	 * @param array<string, int> $offsets  Pixels to keep free above a heading, by its id.
	 */
	private static function list_of( int $number, Headings $headings, array &$offsets ): string {
		$outline = self::$waiting[ $number ] ?? null;
		$chosen  = $outline ? $outline->chosen( $headings->all() ) : array();
		unset( self::$waiting[ $number ] );
		foreach ( $chosen as $heading ) {
			$offsets[ $heading['id'] ] = max( $offsets[ $heading['id'] ] ?? 0, $outline->offset() );
		}
		return $outline && $chosen ? (string) $outline->html( $chosen ) : '';
	}

	/**
	 * Fills one place; without headings all of the block goes.
	 *
	 * @param string           $html The content.
	 * @param non-empty-string $mark Before, in and after the block.
	 * @param string           $list The list, or nothing.
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
