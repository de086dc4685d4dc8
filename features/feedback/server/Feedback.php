<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback;

use Frontage\Base\Has_Description;
use Frontage\Domain\Modules\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Asks site administrators for a review of Frontage.
 *
 * A box on the first tab of Frontage's settings screen, after some days of use and until it is closed permanently;
 * reviews stay on this site.
 *
 * The box, the popup and the list are in `screen/`, which the screen's app discovers.
 */
final class Feedback implements Feature, Has_Description {
	/** The folder's name before version 0.3: settings may have been saved under it. */
	public const FORMERLY = 'review-popup';

	public const WHEN = 'screen';

	public static function title(): string {
		return __( 'Feedback', 'frontage' );
	}

	public static function description(): string {
		return __(
			'Asks for your opinion once, on Frontage’s own screen, after you have used it for a while. Answers stay on this site.',
			'frontage'
		);
	}

	public static function keywords(): string {
		return __( 'review, rating, opinion', 'frontage' );
	}

	public static function is_needed(): bool {
		return false;
	}

	/** Does nothing on the front end: only the settings screen asks. */
	public function boot(): void {}
}
