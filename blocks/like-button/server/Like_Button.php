<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Kses;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Modules\Post_Type_Fields;
use Frontage\Domain\Usage\Appears_Automatically;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The like button's feature: settings, automatic buttons and import.
 *
 * In ajax-like mode (S0 §7) each button loads its number when it scrolls into view, for sites that
 * cache pages for a long time. Otherwise a page with buttons sends no requests.
 */
final class Like_Button implements Feature, Has_Settings, Appears_Automatically {
	public const WHEN = array( 'cli', 'hook:loop_start', 'hook:body_class', 'hook:the_content' );

	private const MODULE = 'like-button';

	/** Body class in ajax-like mode, for themes and scripts. */
	private const BODY_CLASS = 'frontage-ajax-likes';

	/** Needed wherever posts are shown, also in responses to scripts. */
	public static function is_needed(): bool {
		return ! is_admin() || wp_doing_ajax();
	}

	/** Always: lists can show it on their cards. */
	public static function may_appear(): bool {
		return true;
	}

	/** Adds the hooks. */
	public function boot(): void {
		add_action( 'loop_start', array( Counts::class, 'note' ) );
		if ( self::is_in_ajax_mode() ) {
			add_filter( 'body_class', array( $this, 'mark_body' ) );
		}
		( new Auto_Insert() )->boot();
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			Import_Command::register();
		}
	}

	public static function settings(): array {
		return array(
			'ajax_mode'    => self::ajax_mode(),
			'insert'       => Auto_Insert::place_field(),
			'icon'         => Field::choice( __( 'Icon for inserted buttons', 'frontage' ), self::icon_names(), 'heart' ),
			'postfix'      => Field::text(
				__( 'Text after the count', 'frontage' ),
				Labels::MAX,
				'',
				__( 'For example, “likes”. Used for inserted buttons and for requests that send no text.', 'frontage' )
			),
			'postfix_one'  => Field::text( __( 'Text after 1', 'frontage' ), Labels::MAX ),
			'postfix_zero' => Field::text( __( 'Text after 0', 'frontage' ), Labels::MAX ),
			'hides_zero'   => Field::flag( __( 'Hide the count when it is 0', 'frontage' ), false ),
			'in_lists'     => Field::flag(
				__( 'Also insert in post lists', 'frontage' ),
				false,
				__( 'In archives and on the blog page.', 'frontage' )
			),
		) + Post_Type_Fields::all();
	}

	/** Returns whether buttons load their number. */
	public static function is_in_ajax_mode(): bool {
		static $rules = null;
		return (bool) Options::value( self::MODULE, 'ajax_mode', $rules ??= self::ajax_mode() );
	}

	/** Returns the site's texts after the number. */
	public static function words(): Labels {
		return new Labels( self::text( 'postfix' ), self::text( 'postfix_one' ), self::text( 'postfix_zero' ) );
	}

	/** Returns a post's title as plain text. */
	public static function title( WP_Post $post ): string {
		return Kses::text( get_the_title( $post ) );
	}

	/**
	 * Returns the messages after a click.
	 *
	 * @return array{liked: string, failed: string}
	 */
	public static function answers(): array {
		return array(
			'liked'  => __( 'You already like this', 'frontage' ),
			'failed' => __( 'Your like could not be saved. Check your connection and try again.', 'frontage' ),
		);
	}

	/**
	 * Adds the body class of ajax-like mode.
	 *
	 * @param mixed $classes Body classes.
	 * @return array<mixed>
	 */
	public function mark_body( mixed $classes ): array {
		return array_merge( (array) $classes, array( self::BODY_CLASS ) );
	}

	/** Returns the toggle for ajax-like mode. */
	private static function ajax_mode(): Field {
		return Field::flag(
			__( 'Load counts after the page', 'frontage' ),
			false,
			__( 'For page caches that keep pages for a long time. Each button on the screen sends one request to the server.', 'frontage' )
		);
	}

	/**
	 * Returns the labels of the icons.
	 *
	 * @return array<string, string>
	 */
	private static function icon_names(): array {
		return array(
			'heart' => __( 'Heart', 'frontage' ),
			'thumb' => __( 'Thumbs up', 'frontage' ),
			'star'  => __( 'Star', 'frontage' ),
		);
	}

	/**
	 * Returns a text setting.
	 *
	 * @param string $key Setting key.
	 */
	private static function text( string $key ): string {
		$text = Options::get( self::MODULE, $key );
		return is_string( $text ) ? $text : '';
	}
}
