<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Modules;

use Frontage\Base\Paths;


defined( 'ABSPATH' ) || exit;

/**
 * The title and description of a block.
 *
 * Reads the built `block.json`, because inactive blocks are not registered.
 */
final class Block_Text {
	private const PREFIX = 'frontage/';

	/**
	 * Returns a block's title, description and parents, in the user's language.
	 *
	 * @param string $slug Block folder.
	 * @return array{}|array{title: string, description: string, parents: list<string>} Empty if the file cannot be read.
	 */
	public static function of( string $slug ): array {
		$json = self::json( $slug );
		if ( ! isset( $json['title'] ) ) {
			return array();
		}
		$words   = self::translate( (string) $json['title'], (string) ( $json['description'] ?? '' ) );
		$parents = array_filter(
			(array) ( $json['parent'] ?? $json['ancestor'] ?? array() ),
			static fn ( mixed $name ): bool => is_string( $name ) && str_starts_with( $name, self::PREFIX )
		);
		return array(
			'title'       => $words[0],
			'description' => $words[1],
			'parents'     => array_values(
				array_map( static fn ( string $name ): string => substr( $name, strlen( self::PREFIX ) ), $parents )
			),
		);
	}

	/**
	 * Translates title and description with WordPress's contexts for `block.json`.
	 *
	 * @param string $title As in `block.json`.
	 * @param string $description As in `block.json`.
	 * @return array{string, string}
	 */
	private static function translate( string $title, string $description ): array {
		return array(
			// phpcs:ignore WordPress.WP.I18n -- The words are collected from block.json.
			translate_with_gettext_context( $title, 'block title', 'frontage' ),
			translate_with_gettext_context( $description, 'block description', 'frontage' ), // phpcs:ignore WordPress.WP.I18n -- As above.
		);
	}

	/**
	 * Returns the block's built metadata.
	 *
	 * @param string $slug Block folder.
	 * @return array<string, mixed> Empty if it cannot be read.
	 */
	public static function json( string $slug ): array {
		$file = Paths::path( "build/$slug/block.json" );
		$json = is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		return is_array( $json ) ? $json : array();
	}
}
