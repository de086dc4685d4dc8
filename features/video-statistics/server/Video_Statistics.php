<?php
declare( strict_types=1 );

namespace Frontage\Features\Video_Statistics;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/** How often videos of YouTube, Vimeo and PeerTube are opened and played (S0 §7). Only sums by day are stored. */
final class Video_Statistics implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'hook:wp';
	public const OFF_BY_DEFAULT = true;

	public const SLUG = 'video-statistics';

	/** When each file loads; the build reads it for the figures that owners see. */
	public const LOADS = array( 'inline' => 'load' );

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	public static function title(): string {
		return __( 'Video statistics', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Counts how often videos and live streams of YouTube, Vimeo and PeerTube are opened and played. Stores nothing about visitors.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'youtube, vimeo, plays, views, usage, report', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array( 'staff' => Field::flag( __( 'Count users who can edit posts', 'frontage' ), false ) );
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		add_action( 'wp_footer', array( $this, 'print' ) );
	}

	/** Prints the script, which waits for players. */
	public function print(): void {
		$script = Inline_Script::part( self::SLUG, 'inline' );
		if ( '' === $script || is_preview() || is_customize_preview() || ! self::counts_user() ) {
			return;
		}
		$rules = array( 'ajax' => admin_url( 'admin-ajax.php', 'relative' ) );
		Inline_Script::print( self::SLUG, 'self.frontageVideos=' . wp_json_encode( $rules, self::JSON ) . ";$script" );
	}

	/** Returns whether this site counts. */
	public static function is_on(): bool {
		return Options::is_on( 'features', self::SLUG );
	}

	/** Returns whether the current user is one who is counted. */
	public static function counts_user(): bool {
		return true === Options::get( self::SLUG, 'staff' ) || ! current_user_can( 'edit_posts' );
	}
}
