<?php
declare( strict_types=1 );

namespace Frontage\Features\Prefetch;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Fallback;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that are fetched before they are opened (S0 §5, S0 §9).
 *
 * WordPress's speculation rules do it, with our exclusions. Browsers without them, and WordPress before 6.8, load a script. Pages
 * for users who are logged in are never fetched ahead, as WordPress rules it.
 */
final class Prefetch implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'front';
	public const OFF_BY_DEFAULT = true;

	/** Class that WordPress's rules leave alone. */
	private const NEVER = 'no-prefetch';

	private const SLUG = 'prefetch';

	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'fallback' => 'load' );

	private const MOST_CHARACTERS = 2000;

	/**
	 * The script for other browsers.
	 *
	 * @var Fallback
	 */
	private Fallback $fallback;

	public function __construct() {
		$this->fallback = new Fallback( self::SLUG, Fallback::SPECULATION_RULES );
	}

	public static function title(): string {
		return __( 'Prefetch', 'frontage' );
	}

	public static function description(): string {
		return __( 'Fetches a page when a visitor is about to open it, never carts, logins or downloads.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'preload, instant pages, speculation rules, speed', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'when'   => Field::choice(
				__( 'Fetch pages', 'frontage' ),
				array(
					'hover' => __( 'When the pointer rests on a link', 'frontage' ),
					'press' => __( 'When a link is pressed', 'frontage' ),
					'view'  => __( 'When a link is in view', 'frontage' ),
				),
				'hover',
				__( 'The earlier, the faster, and the more pages your server sends for nothing.', 'frontage' )
			),
			'ignore' => Field::text(
				__( 'Never fetch addresses with', 'frontage' ),
				self::MOST_CHARACTERS,
				'',
				__( 'Separated by commas. Carts, logins, downloads and addresses with parameters are never fetched.', 'frontage' )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_filter( 'wp_speculation_rules_configuration', array( $this, 'configure' ) );
		add_filter( 'wp_speculation_rules_href_exclude_paths', array( $this, 'exclude' ) );
		add_filter( 'the_content', array( $this, 'mark_downloads' ), 99 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Sets when WordPress fetches a page.
	 *
	 * @param mixed $configuration `mode` and `eagerness`; null if WordPress or another plugin fetches nothing.
	 * @return mixed
	 */
	public function configure( $configuration ) {
		if ( ! is_array( $configuration ) ) {
			return $configuration;
		}
		return array(
			'mode'      => 'prefetch',
			'eagerness' => array(
				'press' => 'conservative',
				'view'  => 'eager',
			)[ self::when() ] ?? 'moderate',
		);
	}

	/**
	 * Adds the addresses that are never fetched.
	 *
	 * @param mixed $paths Path patterns.
	 * @return mixed
	 */
	public function exclude( $paths ) {
		return is_array( $paths ) ? array( ...$paths, ...Exclusions::patterns( self::ignored() ) ) : $paths;
	}

	/**
	 * Marks links that download something whose address does not tell.
	 *
	 * @param mixed $html Content of a post.
	 * @return mixed
	 */
	public function mark_downloads( $html ) {
		if ( ! is_string( $html ) || ! str_contains( $html, ' download' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_name' => 'A' ) ) ) {
			if ( null !== $tags->get_attribute( 'download' ) ) {
				$tags->add_class( self::NEVER );
			}
		}
		return $tags->get_updated_html();
	}

	/** Lets other browsers load the script. */
	public function enqueue(): void {
		if ( ! is_user_logged_in() ) {
			$this->fallback->need(
				array(
					'when'   => self::when(),
					'words'  => Exclusions::words(),
					'ignore' => self::ignored(),
				)
			);
		}
	}

	/** Returns when pages are fetched. */
	private static function when(): string {
		return (string) Options::get( self::SLUG, 'when' );
	}

	/**
	 * Returns the owner's parts of addresses.
	 *
	 * @return list<string>
	 */
	private static function ignored(): array {
		$words = array_map( self::without_site( ... ), explode( ',', (string) Options::get( self::SLUG, 'ignore' ) ) );
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}

	/**
	 * Returns what follows the address of this site, where an owner has written a whole address.
	 *
	 * @param string $word Such as `https://example.com/members/`.
	 */
	private static function without_site( string $word ): string {
		$word = trim( $word );
		$home = '//' . explode( '//', untrailingslashit( home_url() ), 2 )[1];
		$bare = (string) preg_replace( '~^https?:~i', '', $word );
		return str_starts_with( "$bare/", "$home/" ) ? substr( $bare, strlen( $home ) ) : $word;
	}
}
