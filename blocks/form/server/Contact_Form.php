<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

/** The contact form of patterns: name, email and message. */
final class Contact_Form {
	/** Returns its block markup. */
	public static function markup(): string {
		$form   = serialize_block_attributes( array( 'title' => __( 'Contact', 'frontage' ) ) );
		$fields = '';
		foreach ( self::fields() as $field ) {
			$attributes = serialize_block_attributes( $field + array( 'required' => true ) );
			$fields    .= "<!-- wp:frontage/field-text $attributes /-->\n\n";
		}
		return "<!-- wp:frontage/form $form -->\n$fields<!-- /wp:frontage/form -->";
	}

	/**
	 * Returns the attributes of its fields.
	 *
	 * @return list<array<string, string>>
	 */
	private static function fields(): array {
		return array(
			array(
				'label'        => __( 'Name', 'frontage' ),
				'name'         => 'name',
				'autocomplete' => 'name',
				'width'        => 'half',
			),
			array(
				'kind'         => 'email',
				'label'        => __( 'Email', 'frontage' ),
				'name'         => 'email',
				'autocomplete' => 'email',
				'width'        => 'half',
			),
			array(
				'kind'  => 'textarea',
				'label' => __( 'Message', 'frontage' ),
				'name'  => 'message',
			),
		);
	}
}
