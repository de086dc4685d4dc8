<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Request_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of split tests, printed into the page: the picker must run before the browser shows the control, and the counter
 * must be there for visitors who leave at once.
 */
final class Script {
	private const SLUG = 'split-test';

	private const PRINTED = 'split-test.picker';

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

	/**
	 * Returns the script that picks a variant of the test around it; the function itself only in the first one of a page.
	 *
	 * What is rendered before the page, or for its head, may be thrown away, and is not the first one.
	 */
	public static function picker(): string {
		$is_page  = did_filter( 'template_include' ) > 0 && ! doing_action( 'wp_head' );
		$is_first = null === Request_Cache::find( self::PRINTED );
		if ( $is_page ) {
			Request_Cache::remember( self::PRINTED, static fn (): bool => true );
		}
		$define = $is_first ? self::source( 'pick' ) : '';
		return trim( wp_get_inline_script_tag( $define . 'self.frontageSplit?.(document.currentScript)' ) );
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
