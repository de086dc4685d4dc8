<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Follow;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Domain\Share\Account;

defined( 'ABSPATH' ) || exit;

/** The settings of follow buttons: how many follow the site, for all pages at once. */
final class Follow implements Has_Settings {
	/** About as many as there are people. */
	private const MOST = 9000000000;

	public static function settings(): array {
		$fields = array();
		foreach ( Account::networks() as $network ) {
			$fields[ $network ] = Field::int(
				/* translators: %s: name of a network. */
				sprintf( __( 'Followers on %s', 'frontage' ), Account::name( $network ) ),
				0,
				self::MOST,
				0
			);
		}
		return $fields;
	}
}
