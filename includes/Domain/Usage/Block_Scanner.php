<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Manifest;
use Frontage\Domain\Modules\Extensions;

defined( 'ABSPATH' ) || exit;

/** Finds our blocks, and our extensions on any block, in the content of posts, templates and widgets. */
final class Block_Scanner {
	/** Maximum length of a block name; longer ones are not ours. */
	private const MAX = 64;

	/**
	 * Returns the slugs of the blocks and extensions in a text.
	 *
	 * @param string $content Block markup.
	 * @return list<string>
	 */
	public static function in( string $content ): array {
		if ( ! str_contains( $content, 'frontage' ) ) {
			return array();
		}
		preg_match_all( '/<!--\s+wp:frontage\/([a-z][a-z0-9-]*)/', $content, $found );
		$names = $found[1];
		if ( 1 === preg_match( '/"' . Extensions::ATTRIBUTE . '"\s*:\s*\{/', $content ) ) {
			$names = array_merge( $names, self::extensions( parse_blocks( $content ) ) );
		}
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => strlen( $name ) <= self::MAX ) ) );
	}

	/**
	 * Returns the slugs of extensions that are set on any of these blocks.
	 *
	 * @param array<array-key, mixed> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function extensions( array $blocks ): array {
		$names = array();
		foreach ( $blocks as $block ) {
			$chosen = is_array( $block ) ? ( $block['attrs'][ Extensions::ATTRIBUTE ] ?? array() ) : array();
			$set    = is_array( $chosen )
				? array_filter( $chosen, static fn ( mixed $settings ): bool => is_array( $settings ) && array() !== $settings )
				: array();
			$set    = Manifest::with_new_names( array_diff_key( $set, array( Extensions::CONDITION => true ) ) );
			$names  = array_merge(
				$names,
				array_map( 'strval', array_keys( $set ) ),
				self::extensions( $block['innerBlocks'] ?? array() )
			);
		}
		return $names;
	}
}
