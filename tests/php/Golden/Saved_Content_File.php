<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use Frontage\Base\Paths;

/**
 * The HTML that the server writes into posts for every block of every fixture.
 *
 * `tests/conformance/saved-content.test.tsx` proves that the editor saves the same.
 */
final class Saved_Content_File {
	/** Where the file is. */
	public static function path(): string {
		return Paths::path( 'tests/fixtures/saved-content.json' );
	}

	/** The file as it should be: by fixture, the own HTML of its blocks, parents first. */
	public static function json(): string {
		$saved = array();
		foreach ( Fixture::all() as $name => $fixture ) {
			$saved[ $name ] = self::of( parse_blocks( $fixture->own ) );
		}
		return wp_json_encode( $saved, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	}

	/**
	 * Returns the own HTML of our blocks.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function of( array $blocks ): array {
		$html = array();
		foreach ( $blocks as $block ) {
			if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ) {
				$html[] = trim( $block['innerHTML'] );
			}
			array_push( $html, ...self::of( $block['innerBlocks'] ) );
		}
		return $html;
	}
}
