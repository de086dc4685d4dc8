<?php
/**
 * An order with a total.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Order form', 'frontage' ),
	'description' => __( 'Quantities, shipping and address, with the total calculated, and terms.', 'frontage' ),
	'keywords'    => array( 'order', 'shop', 'calculation', 'total' ),
	'content'     => Form_Template::form(
		array(
			'title'   => __( 'Order', 'frontage' ),
			'button'  => __( 'Order', 'frontage' ),
			'success' => __( 'Thank you. We have received your order.', 'frontage' ),
		),
		Form_Template::text(
			__( 'Coffee beans, 1 kg (24 € each)', 'frontage' ),
			'beans',
			array(
				'kind'  => 'number',
				'min'   => '0',
				'max'   => '20',
				'step'  => 1,
				'value' => '1',
				'width' => 'half',
			)
		),
		Form_Template::text(
			__( 'Mug (9.50 € each)', 'frontage' ),
			'mugs',
			array(
				'kind'  => 'number',
				'min'   => '0',
				'max'   => '20',
				'step'  => 1,
				'value' => '0',
				'width' => 'half',
			)
		),
		Form_Template::choice(
			'radio',
			__( 'Shipping', 'frontage' ),
			'shipping',
			array(
				__( 'Pick up', 'frontage' ),
				__( 'Standard (4.90 €)', 'frontage' ),
				__( 'Express (9.90 €)', 'frontage' ),
			),
			array(
				'required' => true,
			)
		),
		Form_Template::block(
			'field-calculation',
			array(
				'label'   => __( 'Total', 'frontage' ),
				'name'    => 'total',
				'after'   => ' €',
				'formula' => sprintf(
					'{beans} * 24 + {mugs} * 9.5 + if( {shipping} = "%1$s", 4.9, if( {shipping} = "%2$s", 9.9, 0 ) )',
					__( 'Standard (4.90 €)', 'frontage' ),
					__( 'Express (9.90 €)', 'frontage' )
				),
			)
		),
		Form_Template::name(),
		Form_Template::email(),
		Form_Template::block(
			'form-group',
			array(
				'label' => __( 'Delivery address', 'frontage' ),
				'name'  => 'delivery',
			),
			Form_Template::text(
				__( 'Street and house number', 'frontage' ),
				'street',
				array(
					'required'     => true,
					'autocomplete' => 'shipping address-line1',
				)
			),
			Form_Template::text(
				__( 'Postal code', 'frontage' ),
				'postal_code',
				array(
					'required'     => true,
					'autocomplete' => 'shipping postal-code',
					'width'        => 'third',
				)
			),
			Form_Template::text(
				__( 'City', 'frontage' ),
				'city',
				array(
					'required'     => true,
					'autocomplete' => 'shipping address-level2',
					'width'        => 'two-thirds',
				)
			),
			Form_Template::choice(
				'country',
				__( 'Country', 'frontage' ),
				'country',
				array(),
				array(
					'required'     => true,
					'autocomplete' => 'shipping country',
				)
			)
		),
		Form_Template::consent(
			__( 'I have read and accept the terms.', 'frontage' ),
			'terms',
			array(
				'terms' => __( 'You may return unopened goods within 14 days. We refund the price within 14 days after we have received them. Replace this text with your own terms.', 'frontage' ),
			)
		)
	),
) + Form_Template::ARGS;
