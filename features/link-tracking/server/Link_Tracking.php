<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Inline_Script;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * Clicks on links that lead away, reported to the owner and to the analytics service that the site has (S0 §7).
 *
 * The script is printed into the head: what is clicked first is counted too, and the page fetches nothing for it. Only sums
 * by day are stored, see `Link_Daily_Stats`.
 */
final class Link_Tracking implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	public const SLUG = 'link-tracking';

	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'inline' => 'load' );

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private const MOST_CHARACTERS = 2000;

	/** File extensions that are downloads until the owner says otherwise. */
	private const FILES = 'pdf, zip, rar, 7z, gz, dmg, exe, msi, apk, doc, docx, xls, xlsx, csv, ppt, pptx, odt, ods, odp, epub, ics, '
		. 'mp3, mp4';

	public static function title(): string {
		return __( 'Link tracking', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Counts clicks on downloads, links to other sites, email addresses, phone numbers, and affiliate links. Stores nothing about visitors.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'outbound links, analytics, click tracking, affiliate, downloads', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'report'     => Field::flag(
				__( 'Count clicks on this site', 'frontage' ),
				true,
				__( 'Shown on the Link clicks tab. The Privacy tab says how long they are kept.', 'frontage' )
			),
			'analytics'  => Field::choice(
				__( 'Send events to', 'frontage' ),
				array(
					'auto'      => __( 'Google tag or data layer, whichever the page has', 'frontage' ),
					'gtag'      => __( 'Google tag (gtag.js) only', 'frontage' ),
					'dataLayer' => __( 'Data layer (Google Tag Manager) only', 'frontage' ),
					'off'       => __( 'No analytics service', 'frontage' ),
				),
				'auto',
				__( 'The event is called link_click. If you use a consent plugin, events wait for consent to statistics.', 'frontage' )
			),
			'files'      => Field::text(
				__( 'File types of downloads', 'frontage' ),
				self::MOST_CHARACTERS,
				self::FILES,
				__( 'Separated by commas.', 'frontage' )
			),
			'affiliates' => Field::text(
				__( 'Affiliate links', 'frontage' ),
				self::MOST_CHARACTERS,
				'/go/, /recommends/, /refer/',
				__(
					'Beginnings of paths on this site, or domains, separated by commas. Links with rel="sponsored" always count.',
					'frontage'
				)
			),
			'hosts'      => Field::text(
				__( 'Your other domains', 'frontage' ),
				self::MOST_CHARACTERS,
				'',
				__( 'Separated by commas. Links to them and their subdomains are not counted as links to other sites.', 'frontage' )
			),
			'staff'      => Field::flag( __( 'Count users who can edit posts', 'frontage' ), false ),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/** Prints the script with the settings. */
	public function print(): void {
		$script = Inline_Script::part( self::SLUG, 'inline' );
		if ( '' !== $script && self::is_tracking() ) {
			$rules = wp_json_encode( Link_Rules::for_script( self::post() ), self::JSON );
			Inline_Script::print( self::SLUG, "self.frontageLinks=$rules;$script" );
		}
	}

	/** Returns whether the current user is one whose clicks are counted. */
	public static function counts_user(): bool {
		return true === Options::get( self::SLUG, 'staff' ) || ! current_user_can( 'edit_posts' );
	}

	/** Returns whether clicks on this page are tracked: not in previews, where an author works (ruling 11). */
	private static function is_tracking(): bool {
		$tracks = ! is_preview() && ! is_customize_preview() && self::counts_user();
		/**
		 * Filters whether clicks on links of a page are tracked.
		 *
		 * Runs once for each page, before its head is printed. Fields of single clicks can be changed by the event
		 * `frontage:link-click` in the browser.
		 *
		 *     add_filter( 'frontage_track_links', fn ( $tracks ) => $tracks && ! is_page( 'members' ) );
		 *
		 * @since 0.3
		 *
		 * @param bool $tracks Whether they are; not in previews, and not for users who can edit posts.
		 */
		return (bool) apply_filters( 'frontage_track_links', $tracks );
	}

	/** Returns the ID of the post that the page shows; 0 for other pages. */
	private static function post(): int {
		$post_id = is_singular() ? get_queried_object_id() : 0;
		return $post_id > 0 && Post_Visibility::can_view( $post_id ) ? $post_id : 0;
	}
}
