<?php
/**
 * Everything about privacy.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Privacy;

use Frontage\Domain\Privacy\Consent_Mode;

defined( 'ABSPATH' ) || exit;

/** Starts the parts: WordPress's tools, the policy's text, the Privacy tab's report, consent. */
final class Privacy {
	/** Adds the hooks. */
	public static function boot(): void {
		Tools::boot();
		Policy::boot();
		Consent_Mode::boot();
	}
}
