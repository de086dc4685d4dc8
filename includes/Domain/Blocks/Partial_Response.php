<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Domain\Render\Ids;
use Frontage\Http\Page_Cache;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A single list of a page.
 *
 * Answers a request whose address names one list of a page (`?frontage_part=blog/news`) with that list only, or a list and its
 * filters, separated by spaces, with these.
 *
 * A part has an address of its own, so no cache takes it for the page. Pages from caches of earlier releases name it in the
 * header `X-Frontage-Region` and get the whole page. Every caller must be able to read one, because a cache may return it too.
 * Only lists and filters are returned, because they are only about published posts. Other blocks may be inside a block
 * that restricts its content to some users.
 */
final class Partial_Response implements Bootable {
	public const WHEN = 'query:' . self::PART;

	/** Query argument with the names of the lists. */
	public const PART = 'frontage_part';

	/** Query argument with the cursors of the pages that the caller shows (`Query_Spec::after()`). */
	public const AFTER = 'frontage_after';

	/** Where the address is, and what a query starts with there. */
	private const ADDRESS = array(
		'REQUEST_URI'  => '',
		'QUERY_STRING' => '?',
	);

	/** Header of a response that is a part. */
	private const HEADER = 'X-Frontage-Region';

	/**
	 * Whether this request asks for one list.
	 *
	 * @var bool
	 */
	private static bool $is_asked = false;

	/** Maximum number of lists and filters in a request. */
	private const MOST = 30;

	/**
	 * Cursors in the address.
	 *
	 * @var string
	 */
	private static string $after = '';

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'template_include', array( self::class, 'answer' ), PHP_INT_MAX );
	}

	/**
	 * Prints the list instead of the template, if it is found.
	 *
	 * @param mixed $template Template path.
	 * @return mixed The unchanged value.
	 */
	public static function answer( $template ) {
		$wanted      = self::argument( self::PART );
		self::$after = self::argument( self::AFTER );
		// Whatever is printed under this address, no cache has to have it.
		Page_Cache::refuse();
		$address = array_intersect_key( $_SERVER, self::ADDRESS );
		self::forget_arguments();
		// Another plugin has replaced the template.
		if ( wp_is_block_theme() && ABSPATH . WPINC . '/template-canvas.php' !== $template ) {
			return $template;
		}
		self::$is_asked = true;

		$html = self::all( array_slice( explode( ' ', $wanted ), 0, self::MOST ) );

		self::$is_asked = false;
		if ( null === $html ) {
			Ids::reset(); // The whole page is printed instead.
			return $template;
		}
		// Pages of a list have titles of their own.
		$title   = '<title>' . esc_html( html_entity_decode( wp_get_document_title(), ENT_QUOTES, 'UTF-8' ) ) . '</title>';
		$_SERVER = $address + $_SERVER; // Cache plugins name what they keep by it.
		header( self::HEADER . ': ' . rawurlencode( $wanted ) );
		header( 'X-Robots-Tag: noindex' );
		header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
		echo $title . $html; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above, and blocks as they are printed in the page.
		exit;
	}

	/**
	 * Returns an argument of the address as one line of text.
	 *
	 * @param string $name Its name.
	 */
	private static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security -- Public; `find()` and `Query_Spec::after()` take nothing but names and cursors.
		$given = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $given ) ? (string) preg_replace( '/[\x00-\x1f\x7f]/', '', $given ) : '';
	}

	/** Removes the arguments from the address, which lists print in their links. */
	private static function forget_arguments(): void {
		foreach ( array( self::PART, self::AFTER ) as $name ) {
			unset( $_GET[ $name ], $_REQUEST[ $name ] );
		}
		$clean = static fn ( string $url ): string => remove_query_arg( array( self::PART, self::AFTER ), $url );
		foreach ( self::ADDRESS as $name => $start ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Values of the request stay what they are.
			$given            = $start . (string) wp_unslash( $_SERVER[ $name ] ?? '' );
			$_SERVER[ $name ] = wp_slash( substr( $clean( $given ), strlen( $start ) ) );
		}
	}

	/**
	 * Renders several lists or filters; null if the page lacks one of them.
	 *
	 * @param list<string> $regions Each a module and an ID, such as `blog/news`.
	 */
	public static function all( array $regions ): ?string {
		$all = '';
		foreach ( $regions as $index => $region ) {
			if ( $index > 0 ) {
				Ids::reset(); // The page's widgets are counted from the first one again.
			}
			$html = self::find( ...array_pad( explode( '/', $region, 2 ), 2, '' ) );
			if ( null === $html ) {
				return null;
			}
			$all .= $html;
		}
		return $all;
	}

	/** Returns whether this request asks for parts of the page. */
	public static function is_asked(): bool {
		return self::$is_asked;
	}

	/** Returns the cursors of the pages that the caller of a single list shows; empty in whole pages. */
	public static function after(): string {
		return self::$is_asked ? self::$after : '';
	}

	/**
	 * Renders the list with an ID; null if the page does not contain it.
	 *
	 * @param string $module Module folder.
	 * @param string $id ID of its outermost element.
	 */
	public static function find( string $module, string $id ): ?string {
		$type    = WP_Block_Type_Registry::get_instance()->get_registered( "frontage/$module" );
		$is_safe = isset( $type->attributes['query'] ) || ! empty( $type->filter );
		if ( '' === $id || ! $is_safe || is_404() || ( is_singular() && post_password_required() ) ) {
			return null;
		}
		$sources = is_singular() ? Page_Markup::sources() : array_slice( Page_Markup::sources(), 0, 1 );
		if ( is_singular() && ! in_the_loop() ) {
			the_post();
		}
		$search = new Part_Search( "frontage/$module", $id );
		foreach ( $sources as $markup ) {
			$html = $search->in( $markup, array( 'postId' => is_singular() ? get_the_ID() : null ) );
			if ( null !== $html ) {
				return $html;
			}
		}
		return null;
	}
}
