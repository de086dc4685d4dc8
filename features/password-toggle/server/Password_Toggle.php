<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Password_Toggle;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Runtime;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * A button that shows what was typed into a password field.
 *
 * Gives every password field of a page a show/hide button (S2 §1).
 *
 * A page without such a field gets nothing: what blocks, content and login forms print is looked
 * at on its way. Fields that a template or a script brings are found where the owner says so.
 */
final class Password_Toggle implements Feature, Has_Description, Has_Settings {
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'password-toggle';

	/** Where fields come from; the first two see nearly all of them. */
	private const FILTERS = array( 'render_block', 'the_content', 'the_password_form', 'login_form_middle', 'widget_text' );

	private const FIELD = '/<input\b[^>]*\btype\s*=\s*["\']?password\b/i';

	/**
	 * Whether the page has its island.
	 *
	 * @var bool
	 */
	private bool $is_announced = false;

	public static function title(): string {
		return __( 'Password toggle', 'frontage' );
	}

	public static function description(): string {
		return __( 'Adds a button to every password field that shows or hides the password.', 'frontage' );
	}

	/**
	 * What the owner can choose.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'everywhere' => Field::flag(
				__( 'Enable on every page', 'frontage' ),
				false,
				__( 'For password fields added by the theme’s templates or by other scripts. Otherwise, the script only loads on pages with a password field in their content.', 'frontage' )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		if ( (bool) Options::get( self::SLUG, 'everywhere' ) ) {
			add_action( 'wp_enqueue_scripts', array( $this, 'announce' ) );
			return;
		}
		foreach ( self::FILTERS as $filter ) {
			add_filter( $filter, array( $this, 'look' ), 99 );
		}
		add_filter( 'login_form_top', array( $this, 'look_at_login' ) );
	}

	/**
	 * Brings the button where something has a password field.
	 *
	 * @param mixed $html What is printed.
	 * @return mixed
	 */
	public function look( $html ) {
		if ( is_string( $html ) && ! $this->is_announced && 1 === preg_match( self::FIELD, $html ) ) {
			return $this->announce() . $html;
		}
		return $html;
	}

	/**
	 * Brings the button to WordPress's login form in a page.
	 *
	 * @param mixed $html What stands at its top.
	 * @return mixed
	 */
	public function look_at_login( $html ) {
		return is_string( $html ) ? $this->announce() . $html : $html;
	}

	/**
	 * Asks for style, runtime and island, once.
	 *
	 * @return string HTML to print here, mostly empty.
	 */
	public function announce(): string {
		if ( $this->is_announced ) {
			return '';
		}
		$this->is_announced = true;
		add_action( 'wp_footer', array( $this, 'print_island' ), 5 );
		return Assets::module( self::SLUG ) . Runtime::need();
	}

	/** Prints the island, with the status in which readers hear what has changed. */
	public function print_island(): void {
		$words  = array(
			'show'   => __( 'Show password', 'frontage' ),
			'shown'  => __( 'Your password is visible.', 'frontage' ),
			'hidden' => __( 'Your password is hidden.', 'frontage' ),
		);
		$status = el(
			'p',
			array(
				'class' => 'frontage-password-toggle__status',
				'role'  => 'status',
			)
		);
		echo Island::html( self::SLUG, $words, $status, 'load' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
	}
}
