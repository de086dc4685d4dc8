<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Bootable;
use Frontage\Domain\Modules\Owner_Capabilities;

defined( 'ABSPATH' ) || exit;

/**
 * Popups that stand by themselves: a post type for owners, edited in the block editor and shown by rules.
 *
 * Not public: they have no page of their own, are in no search, feed, or sitemap, and the REST API gives them only to
 * those who may edit them. Like templates, they are printed on many pages, so the same capability is required.
 */
final class Popup_Type implements Bootable {
	public const TYPE = 'frontage_popup';

	public const CAPABILITY = Owner_Capabilities::REQUIRED;

	/** Query argument of the “Add” links: the module of the overlay to begin with. */
	public const KIND = 'frontage_kind';

	/** Routes that list or call those of all types; without one, WordPress itself sends the request. */
	private const LISTS = array( '', '/wp/v2', '/batch/v1' );

	private const FIRST_KIND = 'modal';

	/** Attributes to begin with, of overlays that have them. */
	private const FIRST = array(
		'opener'   => 'none',
		'triggers' => array(
			array(
				'type'  => 'delay',
				'value' => '5',
			),
		),
	);

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'register' ), 11 );
		add_action( 'rest_api_init', array( self::class, 'leave_out_routes' ), 98 );
		add_action( 'rest_api_init', array( self::class, 'add_to_rest' ), 100 );
		add_action( 'load-post-new.php', array( self::class, 'choose_template' ) );
		add_action( 'wp_after_insert_post', array( Popup_Index::class, 'on_saved' ), 10, 2 );
		add_action( 'deleted_post', array( Popup_Index::class, 'on_saved' ), 10, 2 );
		add_action( 'added_post_meta', array( Popup_Index::class, 'on_rules_saved' ), 10, 3 );
		add_action( 'updated_post_meta', array( Popup_Index::class, 'on_rules_saved' ), 10, 3 );
		add_action( 'wp_enqueue_scripts', array( Popups::class, 'render' ), 20 );
	}

	/** Registers the post type and its rules. */
	public static function register(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'                => self::labels(),
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => false,
				'show_in_rest'          => true,
				'rest_controller_class' => Popups_Controller::class,
				'supports'              => array( 'title', 'editor', 'revisions', 'custom-fields' ),
				'capabilities'          => Owner_Capabilities::of_posts(),
				'map_meta_cap'          => false,
				'template'              => array( array( 'frontage/' . self::FIRST_KIND, self::FIRST ) ),
				'template_lock'         => 'insert',
			)
		);
		register_post_meta(
			self::TYPE,
			Popup_Rules::META,
			array(
				'type'              => 'object',
				'single'            => true,
				'default'           => Popup_Rules::NOWHERE,
				'sanitize_callback' => array( Popup_Rules::class, 'read' ),
				'auth_callback'     => static fn (): bool => current_user_can( self::CAPABILITY ),
				'show_in_rest'      => array( 'schema' => Popup_Rules::SCHEMA ),
				'revisions_enabled' => true,
			)
		);
	}

	/** Leaves the routes of popups out of a visitor's request for other routes: WordPress describes all fields of each. */
	public static function leave_out_routes(): void {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		$type  = get_post_type_object( self::TYPE );
		if ( null === $type || ! is_string( $route ) || is_user_logged_in() ) {
			return;
		}
		$type->show_in_rest = in_array( untrailingslashit( $route ), self::LISTS, true ) || str_contains( $route, self::TYPE );
	}

	/** Has popups in the REST API again after WordPress has registered its routes: lists of types name them. */
	public static function add_to_rest(): void {
		$type = get_post_type_object( self::TYPE );
		if ( null !== $type ) {
			$type->show_in_rest = true;
		}
	}

	/** Begins a new popup with the overlay that the link names. */
	public static function choose_template(): void {
		$type = get_post_type_object( self::TYPE );
		// phpcs:ignore WordPress.Security.NonceVerification -- It changes nothing.
		$kind = sanitize_key( is_string( $_GET[ self::KIND ] ?? null ) ? $_GET[ self::KIND ] : '' );
		if ( null !== $type && isset( Overlay_Blocks::all()[ $kind ] ) ) {
			$type->template = array( array( "frontage/$kind", self::first_attributes( $kind ) ) );
		}
	}

	/**
	 * Returns the address that adds a popup.
	 *
	 * @param string $kind Module of the overlay.
	 */
	public static function address( string $kind ): string {
		return add_query_arg( array( self::KIND => $kind ), admin_url( 'post-new.php?post_type=' . self::TYPE ) );
	}

	/**
	 * Returns the attributes of a new popup: there is no page with a button, so it opens by itself.
	 *
	 * @param string $kind Module of the overlay.
	 * @return array<string, mixed>
	 */
	private static function first_attributes( string $kind ): array {
		$known = array_keys( Overlay_Blocks::all()[ $kind ]->attributes ?? array() );
		return array_intersect_key( self::FIRST, array_flip( in_array( 'triggers', $known, true ) ? $known : array() ) );
	}

	/**
	 * Returns the labels.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'name'               => __( 'Popups', 'frontage' ),
			'singular_name'      => __( 'Popup', 'frontage' ),
			'add_new_item'       => __( 'Add popup', 'frontage' ),
			'edit_item'          => __( 'Edit popup', 'frontage' ),
			'new_item'           => __( 'New popup', 'frontage' ),
			'search_items'       => __( 'Search popups', 'frontage' ),
			'not_found'          => __( 'No popups found.', 'frontage' ),
			'not_found_in_trash' => __( 'No popups found in Trash.', 'frontage' ),
			'item_published'     => __( 'Popup published.', 'frontage' ),
			'item_updated'       => __( 'Popup updated.', 'frontage' ),
		);
	}
}
