<?php
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
 * A show/hide button for every password field of a page (S2 §1).
 *
 * Pages without such a field load nothing: the output of blocks, content and login forms is checked
 * as it is rendered. Fields from templates or scripts are found if the owner enables it.
 */
final class Password_Toggle implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'front';
	public const OFF_BY_DEFAULT = true;

	private const SLUG = 'password-toggle';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array( 'view' => 'load' );

	/** Filters that see fields; the first two see nearly all of them. */
	private const FILTERS = array( 'render_block', 'the_content', 'the_password_form', 'login_form_middle', 'widget_text' );

	private const FIELD = '/<input\b[^>]*\btype\s*=\s*["\']?password\b/i';

	/**
	 * Whether the island has been added to the page.
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

	public static function keywords(): string {
		return __( 'show password, eye icon, login', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'everywhere' => Field::flag(
				__( 'Enable on every page', 'frontage' ),
				false,
				__(
					'For password fields added by the theme’s templates or by other scripts. Otherwise, the script only loads on pages with a password field in their content.',
					'frontage'
				)
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
	 * Adds the button if the HTML has a password field.
	 *
	 * @param mixed $html Rendered HTML.
	 * @return mixed
	 */
	public function look( $html ) {
		if ( is_string( $html ) && ! $this->is_announced && 1 === preg_match( self::FIELD, $html ) ) {
			return $this->announce() . $html;
		}
		return $html;
	}

	/**
	 * Adds the button to WordPress's login form in a page.
	 *
	 * @param mixed $html HTML at the top of the form.
	 * @return mixed
	 */
	public function look_at_login( $html ) {
		return is_string( $html ) ? $this->announce() . $html : $html;
	}

	/**
	 * Enqueues style, runtime and island once.
	 *
	 * @return string HTML to print here, usually empty.
	 */
	public function announce(): string {
		if ( $this->is_announced ) {
			return '';
		}
		$this->is_announced = true;
		add_action( 'wp_footer', array( $this, 'print_island' ), 5 );
		return Assets::module( self::SLUG ) . Runtime::before_island();
	}

	/** Prints the island, with the live region that announces changes to screen readers. */
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
		// phpcs:ignore WordPress.Security.EscapeOutput -- Printed by el().
		echo Island::html( self::SLUG, $words, $status, self::LOADS['view'] );
	}
}
