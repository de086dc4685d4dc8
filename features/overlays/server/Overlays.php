<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays;

use Frontage\Base\Has_Description;
use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Assets;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Overlay\Arrangement;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Overlay\Test_Mode;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;

defined( 'ABSPATH' ) || exit;

/**
 * Overlays that open by themselves.
 *
 * A single queue for all of them: never two at once, in the owner's order, within the owner's limits.
 *
 * The script is only on pages with such an overlay, and loads when the page is idle.
 *
 * @phpstan-import-type Asset from Manifest
 */
final class Overlays implements Feature, Has_Description, Has_Settings {
	public const WHEN  = 'hook:wp';
	private const SLUG = 'overlays';

	/** Attribute in the HTML of blocks that use this feature, for the same purpose as `LOADS`. */
	public const MARK = 'data-overlay';

	/** When each file loads; the build reads it for the figures that owners see. */
	private const LOADS = array(
		'view'  => 'idle',
		'parts' => 'idle',
	);

	/** Script that evaluates conditions. */
	private const CONDITIONS = 'overlays:conditions';

	/** Script module that writes down what the queue does. */
	private const LOG = '@frontage/overlay-log';

	/** In the owner's test, everything opens. */
	private const WITHOUT_LIMITS = array(
		'perPage'  => 1000,
		'perVisit' => 1000,
		'gap'      => 0,
	);

	/** After everything that may print an overlay in the footer. */
	private const LATE = 90;

	/** Created when the request needs overlays. */
	private Purchase $purchase;

	public function __construct() {
		$this->purchase = new Purchase();
	}

	public static function title(): string {
		return __( 'Automatic overlays', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Puts popups and notices in one queue: never two at once, in the order you choose and within the limits you set.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'popup, triggers, exit intent, notification bar, banner', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'per_page'  => Field::int( __( 'Maximum automatic overlays per page', 'frontage' ), 0, 10, 1 ),
			'per_visit' => Field::int( __( 'Maximum per visit', 'frontage' ), 0, 50, 3 ),
			'gap'       => Field::int( __( 'Seconds between overlays', 'frontage' ), 0, 600, 10 ),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		$this->purchase->listen();
		add_action( 'wp_footer', array( $this, 'print' ), self::LATE );
	}

	/**
	 * Returns the owner's order, or the one that older versions kept as a setting.
	 *
	 * @return list<string> IDs, most important first.
	 */
	private static function order(): array {
		if ( array() !== Arrangement::order() ) {
			return Rules::order();
		}
		$setting = Options::value( self::SLUG, 'order', Field::text( '', 500 ) );
		return array_values(
			array_filter( array_map( array( Ids::class, 'clean' ), explode( ',', is_string( $setting ) ? $setting : '' ) ) )
		);
	}

	/**
	 * Returns the owner's limits.
	 *
	 * @return array<string, mixed> Props of the queue.
	 */
	private static function limits(): array {
		return array(
			'perPage'  => Options::get( self::SLUG, 'per_page' ),
			'perVisit' => Options::get( self::SLUG, 'per_visit' ),
			'gap'      => Options::get( self::SLUG, 'gap' ),
		);
	}

	/**
	 * Returns the scripts that the page needs beside the queue's: triggers, conditions, and in the owner's test the log.
	 *
	 * @return array<string, Asset>
	 */
	private static function parts(): array {
		$parts = array(
			...Rules::scripts(),
			'conditions' => Rules::has_conditions() ? Manifest::script( self::CONDITIONS ) : null,
			'log'        => Test_Mode::is_on() ? Manifest::get()['script_modules'][ self::LOG ] : null,
		);
		return array_filter( $parts );
	}

	/** Prints the island of the queue if an overlay opens by itself. */
	public function print(): void {
		if ( array() === Rules::scripts() ) {
			return;
		}
		$props = array(
			'order' => self::order(),
			...( Test_Mode::is_on() ? self::WITHOUT_LIMITS : self::limits() ),
			'parts' => array_map( array( Assets::class, 'address' ), self::parts() ),
		);
		$extra = array( 'data-purchased' => $this->purchase->is_told() );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by el().
		echo Island::html( self::SLUG, $props, Html::raw( '' ), self::LOADS['view'], $extra );
	}
}
