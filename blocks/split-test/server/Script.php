<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Inline_Script;
use Frontage\Domain\Split_Tests\Split_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of split tests, printed into the page: the picker must run before the browser shows the control, and the counter
 * must be there for visitors who leave at once.
 */
final class Script {
	private const SLUG = 'split-test';

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

	/**
	 * Returns the script that picks a variant of each test that it finds.
	 *
	 * Each has the function: what else is rendered may be thrown away, or be kept in a cache of parts of pages.
	 */
	public static function picker(): Html {
		return Inline_Script::html( Inline_Script::part( self::SLUG, 'pick' ) );
	}

	/**
	 * Prints the script that counts.
	 *
	 * @param list<array{string, string}> $reached Tests whose goal this page is, with the record type.
	 * @param bool $asks Whether a consent plugin decides.
	 */
	public static function print_counter( array $reached, bool $asks ): void {
		$data = array(
			'ajax'    => admin_url( 'admin-ajax.php', 'relative' ),
			'reached' => $reached,
			'consent' => $asks,
		);
		$site = Split_Cookie::site();
		if ( '' !== $site ) {
			$data['site'] = $site;
		}
		$given = wp_json_encode( $data, self::JSON );
		Inline_Script::print( 'split-tests', "self.frontageSplits=$given;" . Inline_Script::part( self::SLUG, 'count' ) );
	}
}
