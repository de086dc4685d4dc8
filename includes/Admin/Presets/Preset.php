<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets;

use Frontage\Admin\Transfer\Import_Value_Check;
use Frontage\Base\Settings\Invalid_Setting;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * A named look of a block.
 *
 * Holds the attributes that `src/help/styles` takes from a block: style, never content.
 */
final class Preset {
	private const ID          = '/\A[a-f0-9]{12}\z/';
	private const BLOCK       = '~\A[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,40}\z~';
	private const KEY         = '/\A[\w:.-]{1,60}\z/';
	private const TITLE_MAX   = 60;
	private const TEXT_MAX    = 500;
	private const BYTES_MAX   = 20_000;
	private const DEEPEST     = 8;
	private const WRONG_TITLE = 'title';

	/**
	 * Stores the values.
	 *
	 * @param string $id Twelve hexadecimal digits.
	 * @param string $block Block name, such as `frontage/tabs`.
	 * @param string $title Display name.
	 * @param array<array-key, mixed> $attributes Block attributes.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $block,
		public readonly string $title,
		public readonly array $attributes
	) {}

	/**
	 * Validates untrusted input and returns a preset.
	 *
	 * @param mixed $raw `{ id, block, title, attributes }`; a missing ID is generated.
	 * @throws Invalid_Setting If a field is invalid; names the field.
	 */
	public static function read( mixed $raw ): self {
		$raw   = is_array( $raw ) ? $raw : array();
		$id    = $raw['id'] ?? bin2hex( random_bytes( 6 ) );
		$block = $raw['block'] ?? null;
		if ( ! is_string( $id ) || 1 !== preg_match( self::ID, $id ) ) {
			throw new Invalid_Setting( 'id', __( 'This is not a valid Frontage export.', 'frontage' ) );
		}
		if ( ! is_string( $block ) || 1 !== preg_match( self::BLOCK, $block ) ) {
			throw new Invalid_Setting( 'block', __( 'A preset requires a block name, such as “frontage/tabs”.', 'frontage' ) );
		}
		return new self( $id, $block, self::read_title( $raw['title'] ?? null ), self::read_attributes( $raw['attributes'] ?? null ) );
	}

	/**
	 * Returns a copy with another name.
	 *
	 * @param mixed $title Untrusted name.
	 * @throws Invalid_Setting If the name is invalid.
	 */
	public function named( mixed $title ): self {
		return new self( $this->id, $this->block, self::read_title( $title ), $this->attributes );
	}

	/**
	 * The preset for the editor, where attributes are always an object.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		return array( 'attributes' => (object) $this->attributes ) + $this->to_array();
	}

	/**
	 * Returns the preset as a JSON-serializable array.
	 *
	 * @return array{id: string, block: string, title: string, attributes: array<array-key, mixed>}
	 */
	public function to_array(): array {
		return array(
			'id'         => $this->id,
			'block'      => $this->block,
			'title'      => $this->title,
			'attributes' => $this->attributes,
		);
	}

	/**
	 * Validates a name.
	 *
	 * @param mixed $title Untrusted name.
	 */
	private static function read_title( mixed $title ): string {
		$title = is_string( $title ) ? trim( $title ) : '';
		if ( '' === $title || mb_strlen( $title ) > self::TITLE_MAX ) {
			throw new Invalid_Setting(
				self::WRONG_TITLE,
				sprintf(
					/* translators: %d: number of characters. */
					__( 'Enter a preset name of no more than %d characters.', 'frontage' ),
					self::TITLE_MAX
				)
			);
		}
		$wrong = Import_Value_Check::objection( $title );
		if ( '' !== $wrong ) {
			throw new Invalid_Setting( self::WRONG_TITLE, $wrong );
		}
		return $title;
	}

	/**
	 * Validates attributes.
	 *
	 * @param mixed $attributes Untrusted attributes.
	 * @return array<array-key, mixed>
	 */
	private static function read_attributes( mixed $attributes ): array {
		if ( ! is_array( $attributes ) || ( array() !== $attributes && array_is_list( $attributes ) ) ) {
			throw new Invalid_Setting( 'attributes', __( 'The preset attributes must be an object.', 'frontage' ) );
		}
		if ( strlen( (string) wp_json_encode( $attributes ) ) > self::BYTES_MAX ) {
			throw new Invalid_Setting( 'attributes', __( 'This style is too large for a preset.', 'frontage' ) );
		}
		self::check( $attributes, 'attributes', self::DEEPEST );
		return $attributes;
	}

	/**
	 * Validates attribute values recursively.
	 *
	 * @param array<array-key, mixed> $values Values to check.
	 * @param string $path Path to the values.
	 * @param int $levels Number of levels allowed below.
	 */
	private static function check( array $values, string $path, int $levels ): void {
		foreach ( $values as $key => $value ) {
			$field = "$path.$key";
			if ( 1 !== preg_match( self::KEY, (string) $key ) || Import_Value_Check::is_secret( (string) $key ) ) {
				throw new Invalid_Setting( $path, __( 'An attribute name is not valid.', 'frontage' ) );
			}
			if ( is_array( $value ) && $levels > 1 ) {
				self::check( $value, $field, $levels - 1 );
			} elseif ( is_array( $value ) || ( is_string( $value ) && mb_strlen( $value ) > self::TEXT_MAX ) ) {
				throw new Invalid_Setting( $field, __( 'This value is too long or too deeply nested for a style.', 'frontage' ) );
			} elseif ( '' !== Import_Value_Check::objection( $value ) ) {
				throw new Invalid_Setting( $field, Import_Value_Check::objection( $value ) );
			}
		}
	}
}
