<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use Frontage\Blocks\Form\Form_Template;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Field_Blocks;

defined( 'ABSPATH' ) || exit;

/** A form of another plugin, as blocks, with a note on everything that has no equal here. */
final class Imported_Form {
	/**
	 * What is not taken over, and why.
	 *
	 * @var list<array{string, string}>
	 */
	public array $notes = array();

	/** Number of fields. */
	public int $count = 0;

	/**
	 * Blocks of each step; only one without steps.
	 *
	 * @var list<array{title: string, blocks: list<string>}>
	 */
	private array $steps;

	/**
	 * Sets the properties.
	 *
	 * @param string $title Name of the form.
	 * @param array<string, string> $settings Attributes of the form.
	 */
	public function __construct( public readonly string $title, private array $settings = array() ) {
		$this->steps = array( self::step( '' ) );
	}

	/**
	 * Adds a field.
	 *
	 * @param string $slug Block, such as `field-text`.
	 * @param array<string, mixed> $attributes Its attributes; empty ones are left out.
	 */
	public function add_field( string $slug, array $attributes ): void {
		++$this->count;
		$this->block( Form_Template::block( $slug, self::clean( $attributes ) ) );
	}

	/**
	 * Adds a text field or one of its variations.
	 *
	 * @param string $kind Such as `email`.
	 * @param string $label What visitors read above the field.
	 * @param string $name Name in the other plugin.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public function add_text( string $kind, string $label, string $name, array $more = array() ): void {
		$this->add_field(
			'field-text',
			$more + compact( 'label' ) + array( 'name' => self::name( $name ) ) + ( 'text' === $kind ? array() : compact( 'kind' ) )
		);
	}

	/**
	 * Adds a scale from 0 to 10.
	 *
	 * @param string $label What visitors read above the field.
	 * @param string $name Name in the other plugin.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public function add_promoter_score( string $label, string $name, array $more ): void {
		$scale = array(
			'min'  => '0',
			'max'  => '10',
			'step' => 1,
		);
		$this->add_text( 'range', $label, $name, $more + $scale );
	}

	/**
	 * Adds a heading or a paragraph between fields.
	 *
	 * @param string $text Its words; HTML is left out.
	 * @param bool $is_heading Whether it is a heading.
	 */
	public function add_words( string $text, bool $is_heading = false ): void {
		$text = esc_html( trim( wp_strip_all_tags( $text ) ) );
		if ( '' !== $text ) {
			$this->block(
				$is_heading
					? "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">$text</h3>\n<!-- /wp:heading -->"
					: "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->"
			);
		}
	}

	/**
	 * Begins a step; the first one replaces the form's beginning if that is empty.
	 *
	 * @param string $title Name of the step.
	 */
	public function begin_step( string $title ): void {
		if ( 1 === count( $this->steps ) && array() === $this->steps[0]['blocks'] ) {
			$this->steps = array();
		}
		$this->steps[] = self::step( trim( wp_strip_all_tags( $title ) ) );
	}

	/**
	 * Says what is not taken over.
	 *
	 * @param string $what Name of the field or setting.
	 * @param string $why Reason.
	 */
	public function note( string $what, string $why ): void {
		$this->notes[] = array( $what, $why );
	}

	/**
	 * Says that a field of a type has no equal.
	 *
	 * @param string $label Label of the field.
	 * @param string $type Its type in the other plugin.
	 */
	public function add_unknown( string $label, string $type ): void {
		$this->note(
			'' === $label ? $type : $label,
			/* translators: %s: type of a field in another plugin, such as “likert_scale”. */
			sprintf( __( 'There is no field of the type “%s”. It is left out.', 'frontage' ), $type )
		);
	}

	/** Returns the form as block markup. */
	public function markup(): string {
		$id     = array( 'formId' => 'im' . substr( md5( $this->title . wp_json_encode( $this->steps ) ), 0, 8 ) );
		$blocks = $this->steps[0]['blocks'];
		if ( count( $this->steps ) > 1 ) {
			$blocks = array_map(
				static fn ( array $step ): string => Form_Template::block(
					'form-step',
					self::clean( array( 'title' => $step['title'] ) ),
					...$step['blocks']
				),
				$this->steps
			);
		}
		return Form_Template::form( array( 'title' => $this->title ) + $id + self::clean( $this->settings ), ...$blocks );
	}

	/**
	 * Returns a field name as this plugin writes it.
	 *
	 * @param string $name Name in the other plugin.
	 */
	public static function name( string $name ): string {
		return Field_Blocks::name( array( 'name' => $name ) );
	}

	/**
	 * Returns a condition; null if it cannot be kept.
	 *
	 * @param bool $is_any Whether one of the rules suffices.
	 * @param list<array{string, string, string}> $rules Field, operator of the other plugin, value.
	 * @return array<string, mixed>|null
	 */
	public static function when( bool $is_any, array $rules ): ?array {
		$known = array(
			'=='            => 'is',
			'='             => 'is',
			'!='            => 'is not',
			'e'             => 'is empty',
			'!e'            => 'is not empty',
			'c'             => 'contains',
			'contains'      => 'contains',
			'!c'            => 'does not contain',
			'doNotContains' => 'does not contain',
			'>'             => 'is greater',
			'<'             => 'is less',
		);
		$kept  = array();
		foreach ( $rules as list( $name, $operator, $value ) ) {
			if ( ! isset( $known[ $operator ] ) ) {
				return null;
			}
			$kept[] = array( self::name( $name ), $known[ $operator ], $value );
		}
		return array() === $kept ? null : Conditional_Logic::read(
			array(
				'relation' => $is_any ? 'any' : 'all',
				'rules'    => $kept,
			)
		);
	}

	/**
	 * Adds a block to the current step.
	 *
	 * @param string $markup Block markup.
	 */
	private function block( string $markup ): void {
		$this->steps[ count( $this->steps ) - 1 ]['blocks'][] = $markup;
	}

	/**
	 * Returns an empty step.
	 *
	 * @param string $title Its name.
	 * @return array{title: string, blocks: list<string>}
	 */
	private static function step( string $title ): array {
		return array(
			'title'  => $title,
			'blocks' => array(),
		);
	}

	/**
	 * Returns attributes without empty ones; texts are plain text.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function clean( array $attributes ): array {
		$texts = array_map(
			static fn ( mixed $value ): mixed => is_string( $value ) ? trim( wp_strip_all_tags( mb_scrub( $value, 'UTF-8' ) ) ) : $value,
			$attributes
		);
		return array_filter( $texts, static fn ( mixed $value ): bool => ! in_array( $value, array( '', null, array() ), true ) );
	}
}
