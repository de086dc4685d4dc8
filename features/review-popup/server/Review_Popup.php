<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Features\Review_Popup;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Feature;


defined( 'ABSPATH' ) || exit;

/**
 * Asks who manages the site what they think of Frontage.
 *
 * A box on Frontage's own screen, until it was closed for good; what is written stays on this site.
 *
 * The box, the popup and the list are in `screen/`, which the screen's app finds by itself.
 */
final class Review_Popup implements Feature, Has_Description {
	public static function title(): string {
		return __( 'Feedback', 'frontage' );
	}

	public static function description(): string {
		return __( 'Asks for your opinion on Frontage’s own screen until you dismiss it permanently. Answers stay on this site.', 'frontage' );
	}

	public static function is_needed(): bool {
		return false;
	}

	/** Nothing happens on pages: the screen asks when it is open. */
	public function boot(): void {}
}
