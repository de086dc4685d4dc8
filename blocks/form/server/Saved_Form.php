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
use Frontage\Domain\Forms\Field_Tree;
use Frontage\Domain\Forms\Messages;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A saved form.
 *
 * The saved block is the schema: fields, rules, recipients and all texts are read only from it.
 */
final class Saved_Form {
	public const NAME = 'frontage/form';

	private const ID_MAX = 32;

	/** Form ID. */
	public readonly string $id;

	/**
	 * The form's fields.
	 *
	 * @var list<Field>
	 */
	public readonly array $fields;

	/**
	 * Attributes of the blocks of the fields, keyed by field.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private readonly array $described;

	/**
	 * Where fields get their first value from, keyed by field.
	 *
	 * @var array<string, string>
	 */
	public readonly array $prefills;

	/**
	 * Block attributes with defaults.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $attributes;

	/**
	 * Reads a saved block.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 */
	public function __construct( array $block ) {
		$type             = WP_Block_Type_Registry::get_instance()->get_registered( self::NAME );
		$saved            = (array) ( $block['attrs'] ?? array() );
		$this->attributes = null === $type ? $saved : $type->prepare_attributes_for_render( $saved );
		$this->id         = self::id_of( $block );
		$this->fields     = Field_Tree::fields( (array) ( $block['innerBlocks'] ?? array() ) );
		$this->described  = Field_Tree::described( (array) ( $block['innerBlocks'] ?? array() ) );
		$this->prefills   = Field_Tree::prefills( (array) ( $block['innerBlocks'] ?? array() ) );
	}

	/**
	 * Returns a form's ID: the one the editor assigned, or a hash of its content.
	 *
	 * @param array<string, mixed> $block As returned by `parse_blocks()`.
	 */
	public static function id_of( array $block ): string {
		$own = Field_Blocks::text( (array) ( $block['attrs'] ?? array() ), 'formId' );
		$own = substr( (string) preg_replace( '/[^a-z0-9]/', '', $own ), 0, self::ID_MAX );
		return '' === $own ? 'x' . substr( md5( serialize_block( $block ) ), 0, 8 ) : $own;
	}

	/**
	 * Returns one of the form's texts.
	 *
	 * @param string $key Attribute name.
	 */
	public function text( string $key ): string {
		return Field_Blocks::text( $this->attributes, $key );
	}

	/** Returns its name in the inbox. */
	public function title(): string {
		return $this->text( 'title' ) ?: __( 'Form', 'frontage' );
	}

	/** Returns the captcha's slug. */
	public function captcha(): string {
		return $this->text( 'captcha' ) ?: Captchas::NONE;
	}

	/**
	 * Returns the error messages.
	 *
	 * @return array<string, string>
	 */
	public function words(): array {
		return Messages::of( $this->attributes['words'] ?? array() );
	}

	/** Returns whether devices keep what visitors type until they send the form. */
	public function keeps_draft(): bool {
		return false !== ( $this->attributes['keepsDraft'] ?? true );
	}

	/** Returns the URL to redirect to after submission: a URL of this site, or empty. */
	public function redirect(): string {
		$wanted = $this->text( 'redirect' );
		return '' === $wanted ? '' : wp_validate_redirect( sanitize_url( $wanted ), '' );
	}

	/** Returns the spam protection. */
	public function guard(): Guard {
		return new Guard( $this->id, $this->captcha(), $this->words(), Submission_Handler::has_script() );
	}

	/**
	 * Returns a field.
	 *
	 * @param string $name Field name.
	 */
	public function field( string $name ): Field {
		foreach ( $this->fields as $field ) {
			if ( $field->name === $name ) {
				return $field;
			}
		}
		return new Field( $name, 'text' );
	}

	/**
	 * Returns the attributes of a field's block.
	 *
	 * @param string $name Field name.
	 * @return array<string, mixed>
	 */
	public function attributes_of( string $name ): array {
		return $this->described[ $name ] ?? array();
	}

	/** What visitors read when their message has been sent. */
	public function thanks(): string {
		return $this->text( 'success' ) ?: __( 'Thank you. Your message has been sent.', 'frontage' );
	}
}
