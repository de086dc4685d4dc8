<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * The data that a vendor receives, for the settings, the privacy policy and visitors' consent.
 *
 * @api
 */
final class Third_Party {
	/** Categories of the WP Consent API. */
	public const CATEGORIES = array( 'functional', 'preferences', 'statistics-anonymous', 'statistics', 'marketing' );

	/**
	 * Whether visitors' browsers contact the vendor; otherwise only this site's server does.
	 *
	 * @var bool
	 */
	public readonly bool $by_browser;

	/**
	 * Stores the values.
	 *
	 * @param string $data What is sent, when and why, in one sentence.
	 * @param string $policy_url URL of the vendor's privacy policy; empty if the owner chooses the vendor.
	 * @param string $category One of CATEGORIES: the consent required from a visitor.
	 * @param list<string> $browser_hosts Hosts that visitors' browsers contact; the server's are `Provider::hosts()`.
	 */
	public function __construct(
		public readonly string $data,
		public readonly string $policy_url,
		public readonly string $category = 'marketing',
		public readonly array $browser_hosts = array()
	) {
		$this->by_browser = array() !== $browser_hosts;
	}
}
