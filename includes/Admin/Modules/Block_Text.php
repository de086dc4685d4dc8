<?php
declare( strict_types=1 );

namespace Frontage\Admin\Modules;

use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The title, description and keywords of a block.
 *
 * Reads the built `block.json`, because inactive blocks are not registered.
 */
final class Block_Text {
	private const PREFIX = 'frontage/';

	/**
	 * Returns a block's title, description, keywords and parents, in the user's language.
	 *
	 * @param string $slug Block folder.
	 * @return array{}|array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     parents: list<string>,
	 * } Empty if the file cannot be read.
	 */
	public static function of( string $slug ): array {
		$json = self::json( $slug );
		if ( ! isset( $json['title'] ) ) {
			return array();
		}
		$parents = array_filter(
			(array) ( $json['parent'] ?? $json['ancestor'] ?? array() ),
			static fn ( mixed $name ): bool => is_string( $name ) && str_starts_with( $name, self::PREFIX )
		);
		return array(
			'title'       => self::translate( (string) $json['title'], 'title' ),
			'description' => self::translate( (string) ( $json['description'] ?? '' ), 'description' ),
			'keywords'    => array_map(
				static fn ( mixed $word ): string => self::translate( (string) $word, 'keyword' ),
				array_values( (array) ( $json['keywords'] ?? array() ) )
			),
			'parents'     => array_values(
				array_map( static fn ( string $name ): string => substr( $name, strlen( self::PREFIX ) ), $parents )
			),
		);
	}

	/**
	 * Translates a text with WordPress's context for `block.json`.
	 *
	 * @param string $text As in `block.json`.
	 * @param string $what `title`, `description` or `keyword`.
	 */
	private static function translate( string $text, string $what ): string {
		// phpcs:ignore WordPress.WP.I18n -- The words are collected from block.json.
		return '' === $text ? '' : translate_with_gettext_context( $text, "block $what", 'frontage' );
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
