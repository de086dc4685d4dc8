<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * What a vendor gets to know.
 *
 * For the settings, the privacy policy and the consent of visitors.
 */
final class Third_Party {
	/** Categories of the WP Consent API. */
	public const CATEGORIES = array( 'functional', 'preferences', 'statistics-anonymous', 'statistics', 'marketing' );

	/**
	 * Prepares the description.
	 *
	 * @param string $data       What is sent, when and why, in one sentence for people.
	 * @param string $policy_url The vendor's privacy policy.
	 * @param string $category   One of CATEGORIES: what a visitor must have agreed to.
	 * @param bool   $by_browser Whether visitors' browsers contact the vendor; else only this site's server does.
	 */
	public function __construct(
		public readonly string $data,
		public readonly string $policy_url,
		public readonly string $category = 'marketing',
		public readonly bool $by_browser = false
	) {}
}
