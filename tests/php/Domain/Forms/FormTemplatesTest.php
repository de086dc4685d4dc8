<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Blocks\Form\Saved_Form;
use Frontage\Domain\Blocks\Patterns;
use Frontage\Domain\Forms\Calculations;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Formula;
use Frontage\Tests\TestCase;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** Tests the forms that are ready to use. */
final class FormTemplatesTest extends TestCase {
	/** @return array<string, Saved_Form> */
	private static function forms(): array {
		Patterns::register();
		$forms = array();
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( in_array( 'frontage-forms', $pattern['categories'] ?? array(), true ) ) {
				self::assertSame( array( Saved_Form::NAME ), $pattern['blockTypes'] );
				$forms[ $pattern['name'] ] = new Saved_Form( parse_blocks( $pattern['content'] )[0] );
			}
		}
		return $forms;
	}

	public function test_there_are_ten_with_names_conditions_and_formulas_that_fit(): void {
		$forms = self::forms();
		self::assertCount( 10, $forms );
		foreach ( $forms as $title => $form ) {
			$names = array_column( $form->fields, 'name' );
			self::assertGreaterThan( 4, count( $names ), $title );
			self::assertSame( array_unique( $names ), $names, $title );
			self::assertNotSame( '', $form->text( 'success' ) . $form->text( 'button' ), $title );
			foreach ( $form->fields as $field ) {
				foreach ( $field->when['rules'] ?? array() as list( $target ) ) {
					self::assertContains( $target, $names, $title );
				}
				if ( 'calculation' === $field->kind ) {
					self::assertNotNull( Formula::parse( $field->formula ), $title );
				}
			}
		}
	}

	public function test_saved_attributes_have_the_types_of_their_blocks(): void {
		Patterns::register();
		$check = static function ( array $blocks ) use ( &$check ): void {
			foreach ( $blocks as $block ) {
				$type = WP_Block_Type_Registry::get_instance()->get_registered( (string) $block['blockName'] );
				foreach ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ? $block['attrs'] : array() as $name => $value ) {
					self::assertTrue(
						rest_validate_value_from_schema( $value, $type->attributes[ $name ] ?? array( 'type' => 'null' ) ) === true
							&& ( 'string' !== ( $type->attributes[ $name ]['type'] ?? '' ) || is_string( $value ) ),
						"{$block['blockName']} $name: " . wp_json_encode( $value )
					);
				}
				$check( $block['innerBlocks'] );
			}
		};
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			in_array( 'frontage-forms', $pattern['categories'] ?? array(), true ) && $check( parse_blocks( $pattern['content'] ) );
		}
	}

	public function test_the_prices_are_right(): void {
		$forms  = self::forms();
		$result = static fn ( string $form, array $values ): array => Calculations::apply(
			$forms[ $form ]->fields,
			$values + array_fill_keys( array_column( $forms[ $form ]->fields, 'name' ), '' )
		);
		$order  = array(
			'beans'    => '2',
			'mugs'     => '1',
			'shipping' => 'Express (9.90 €)',
		);
		self::assertSame( '67.4', $result( 'frontage/form-order', $order )['total'] );
		$stay = array(
			'arrival'   => '2027-05-01',
			'departure' => '2027-05-04',
			'room'      => 'Double room',
			'guests'    => '2',
			'extras'    => array( 'Breakfast' ),
		);
		self::assertSame( '444', $result( 'frontage/form-booking', $stay )['price'] );
	}

	public function test_what_went_wrong_is_asked_after_few_stars(): void {
		$fields = self::forms()['frontage/form-feedback']->fields;
		self::assertNotContains( 'problem', Conditional_Logic::hidden( $fields, array( 'rating' => '2' ) ) );
		self::assertContains( 'problem', Conditional_Logic::hidden( $fields, array( 'rating' => '4' ) ) );
	}
}
