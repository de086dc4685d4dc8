<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Html\Html;
use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Domain\Render\Content_Script;
use Frontage\Domain\Split_Tests\Split_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of split tests, printed into the page: the picker must run before the browser shows the control, and the counter
 * must be there for visitors who leave at once.
 */
final class Script {
	private const SLUG = 'split-test';

	/** Asks services and plugins that delay scripts not to delay this one. */
	private const AT_ONCE = array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
	);

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

	/**
	 * Returns the script that picks a variant of the test around it.
	 *
	 * Each has the function: what else is rendered may be thrown away, or be kept in a cache of parts of pages.
	 */
	public static function picker(): Html {
		return Content_Script::html( self::source( 'pick' ) . 'self.frontageSplit(document.currentScript)', self::AT_ONCE );
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
		wp_print_inline_script_tag(
			'self.frontageSplits=' . wp_json_encode( $data, self::JSON ) . ';' . self::source( 'count' ),
			array( 'id' => 'frontage-split-tests' )
		);
	}

	/**
	 * Returns a script, in a scope of its own.
	 *
	 * @param string $part Name of a file of the build.
	 */
	private static function source( string $part ): string {
		$file = Manifest::module( self::SLUG )['parts'][ $part ] ?? null;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the build.
		return null === $file ? '' : '(()=>{' . trim( (string) file_get_contents( Paths::path( $file['path'] ) ) ) . '})();';
	}
}
