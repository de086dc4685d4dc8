<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Captcha\Guard;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Messages;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A form as its author saved it.
 *
 * The saved block is the schema: fields, rules, recipients and all texts come from it alone.
 */
final class Saved_Form {
	public const NAME = 'frontage/form';

	private const ID_MAX = 32;

	/** The form's id. */
	public readonly string $id;

	/**
	 * Its fields.
	 *
	 * @var list<Field>
	 */
	public readonly array $fields;

	/**
	 * Its attributes with defaults.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $attributes;

	/**
	 * Reads a saved block.
	 *
	 * @param array<string, mixed> $block As `parse_blocks()` gives it.
	 */
	public function __construct( array $block ) {
		$type             = WP_Block_Type_Registry::get_instance()->get_registered( self::NAME );
		$saved            = (array) ( $block['attrs'] ?? array() );
		$this->attributes = null === $type ? $saved : $type->prepare_attributes_for_render( $saved );
		$this->id         = self::id_of( $block );
		$this->fields     = Field_Blocks::fields( (array) ( $block['innerBlocks'] ?? array() ) );
	}

	/**
	 * A form's id: what the editor gave it, else one made of what it holds.
	 *
	 * @param array<string, mixed> $block As `parse_blocks()` gives it.
	 */
	public static function id_of( array $block ): string {
		$own = Field_Blocks::text( (array) ( $block['attrs'] ?? array() ), 'formId' );
		$own = substr( (string) preg_replace( '/[^a-z0-9]/', '', $own ), 0, self::ID_MAX );
		return '' === $own ? 'x' . substr( md5( serialize_block( $block ) ), 0, 8 ) : $own;
	}

	/**
	 * One of its texts.
	 *
	 * @param string $key The attribute.
	 */
	public function text( string $key ): string {
		return Field_Blocks::text( $this->attributes, $key );
	}

	/** Its name in the inbox. */
	public function title(): string {
		return $this->text( 'title' ) ?: __( 'Form', 'frontage' );
	}

	/** The captcha's slug. */
	public function captcha(): string {
		return $this->text( 'captcha' ) ?: Captchas::NONE;
	}

	/**
	 * What it says when something is not right.
	 *
	 * @return array<string, string>
	 */
	public function words(): array {
		return Messages::of( $this->attributes['words'] ?? array() );
	}

	/** Where a visitor goes after sending: an address of this site, or empty. */
	public function redirect(): string {
		$wanted = $this->text( 'redirect' );
		return '' === $wanted ? '' : wp_validate_redirect( sanitize_url( $wanted ), '' );
	}

	/** Tells people from robots. */
	public function guard(): Guard {
		return new Guard( $this->id, $this->captcha(), $this->words() );
	}

	/**
	 * A field by its name.
	 *
	 * @param string $name The name.
	 */
	public function field( string $name ): Field {
		foreach ( $this->fields as $field ) {
			if ( $field->name === $name ) {
				return $field;
			}
		}
		return new Field( $name, 'text' );
	}

	/** What visitors read when their message has been sent. */
	public function thanks(): string {
		return $this->text( 'success' ) ?: __( 'Thank you. Your message has been sent.', 'frontage' );
	}
}
