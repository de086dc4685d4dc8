<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;
use Frontage\Domain\Providers\Third_Party;

defined( 'ABSPATH' ) || exit;

/**
 * An ad network: a kind of ad whose content comes from elsewhere.
 *
 * Owners choose it on the Ads tab and enter its fields. Size, schedule, limits, groups, and reports are those of any other ad.
 * While its plugin is not active, its ads stay in the list with what was entered, and visitors do not see them.
 *
 * @since 0.3
 */
interface Ad_Network extends Discoverable {
	/**
	 * Returns the slug, which ads save as their kind: a prefix of your own and a name, such as `acme-ads`.
	 *
	 * Lowercase letters, digits, and hyphens; at most 40 characters.
	 */
	public function slug(): string;

	/** Returns the name, such as “AdSense”. */
	public function title(): string;

	/**
	 * Returns what the owner enters for each ad, such as a publisher and a unit.
	 *
	 * @return array<string, Network_Field> By the names with which ads save them: letters, digits, and underscores.
	 */
	public function fields(): array;

	/**
	 * Returns who receives data when an ad loads, for the privacy policy and for visitors' consent; null if nobody does.
	 *
	 * If it has hosts that browsers contact, the HTML of an ad waits until the visitor agrees.
	 */
	public function third_party(): ?Third_Party;

	/** Returns whether its ads may take turns with others in one place; some networks do not allow it. */
	public function can_rotate(): bool;

	/**
	 * Returns what fills the place of an ad.
	 *
	 * It must be the same for every visitor, since pages are cached. Scripts in it run when it is shown. For a script of your
	 * own, announce a module, and return `Island::html()` with its name.
	 *
	 * @param Network_Ad $ad The ad, with the values of all fields.
	 */
	public function html( Network_Ad $ad ): Html;
}
