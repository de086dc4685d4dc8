<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Block_Condition;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Captcha\Guard;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Field_Tree;
use Frontage\Domain\Forms\Form_Extras;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Identity\Identified_Blocks;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A saved form.
 *
 * The saved block is the schema: fields, rules, recipients and all texts are read only from it.
 *
 * @phpstan-import-type Value from Field
 * @phpstan-import-type Act from Form_Actions
 */
final class Saved_Form {
	public const NAME = 'frontage/form';

	/** Form ID. */
	public readonly string $id;

	/** ID in the page of the request: another one in a page from before the form had an ID of its own. */
	public readonly string $printed;

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
	 * What happens after a submission was stored, in order.
	 *
	 * @var list<Act>
	 */
	public readonly array $actions;

	/** Whether blocks that are no fields have conditions. */
	private readonly bool $has_conditions;

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
	 * @param string $printed Its ID in the page of the request; empty for the one that it has now.
	 */
	public function __construct( array $block, string $printed = '' ) {
		$type             = WP_Block_Type_Registry::get_instance()->get_registered( self::NAME );
		$saved            = (array) ( $block['attrs'] ?? array() );
		$this->attributes = null === $type ? $saved : $type->prepare_attributes_for_render( $saved );
		$this->actions    = Form_Actions::of( $this->attributes );
		$this->id         = Identified_Blocks::identity( $block );
		$this->printed    = '' === $printed ? $this->id : $printed;
		$inner            = (array) ( $block['innerBlocks'] ?? array() );
		$this->described  = Field_Tree::described( $inner );
		$this->fields     = Field_Tree::fields( $this->described );
		$this->prefills   = Field_Tree::prefills( $this->described );

		$this->has_conditions = Block_Condition::is_in( $inner );
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

	/** Returns whether it is counted how often the form is seen, begun and sent. */
	public function is_counted(): bool {
		return false !== ( $this->attributes['counts'] ?? true );
	}

	/** Returns whether the form has file fields. */
	public function has_files(): bool {
		return in_array( 'file', array_column( $this->fields, 'kind' ), true );
	}

	/**
	 * Returns when the script loads: at the first touch, or earlier if the form looks or works otherwise with it.
	 *
	 * @param bool $has_steps Whether there is more than one step.
	 */
	public function wake( bool $has_steps ): string {
		$is_other   = static fn ( Field $field ): bool => $field->is_conditional() || $field->takes_files();
		$is_changed = $has_steps
			|| $this->has_conditions
			|| array() !== $this->prefills
			|| array() !== $this->availability()->times()
			|| null !== Form_Extras::words( $this->fields )
			|| array() !== array_filter( $this->fields, $is_other );
		return $is_changed ? 'interaction visible' : 'interaction';
	}

	/**
	 * Returns what evaluates the form's conditions.
	 *
	 * @param array<string, Value>|null $values Submitted values; null for those before visitors enter anything.
	 */
	public function logic( ?array $values = null ): Conditional_Logic {
		return Conditional_Logic::of( $this->fields, $values ?? Field_Tree::defaults( $this->described ) );
	}

	/** Returns what decides whether the form accepts entries now. */
	public function availability(): Availability {
		return new Availability( $this );
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
}
