<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** Forms as other plugins export them. */
final class Foreign_Forms {
	public const CF7 = '<label> Your name [text* your-name autocomplete:name] </label>' . "\n"
		. '<label> Your email' . "\n" . '[email* your-email placeholder "ada@example.org"] </label>' . "\n"
		. '<p>Topic<br>[select topic include_blank "Sales|sales@example.org" "Support"]</p>' . "\n"
		. 'Extras [checkbox extras use_label_element "A" "B"]' . "\n" . '[radio size default:2 "S" "L"]' . "\n"
		. '<label>Guests [number* guests min:1 max:9]</label> [file cv limit:2mb filetypes:pdf|doc]' . "\n"
		. '[quiz capital "Capital of Italy?|Rome"] [acceptance terms optional] I agree. [/acceptance]' . "\n"
		. '[textarea your-message 40x5 maxlength:500] [submit "Send it"]';

	/**
	 * Returns an export of WordPress with a form.
	 *
	 * @param array<string, string> $mail Mail template.
	 */
	public static function wxr( array $mail ): string {
		$meta = static fn ( string $key, string $value ): string => "<wp:postmeta><wp:meta_key><![CDATA[$key]]></wp:meta_key>"
			. "<wp:meta_value><![CDATA[$value]]></wp:meta_value></wp:postmeta>";
		return '<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>'
			. '<item><title>A page</title><wp:post_type>page</wp:post_type></item>'
			. '<item><title>Contact us</title><wp:post_type>wpcf7_contact_form</wp:post_type>'
			. $meta( '_form', self::CF7 ) . $meta( '_mail', serialize( $mail ) )
			. '</item></channel></rss>';
	}

	public static function wpforms(): string {
		return (string) wp_json_encode(
			array(
				array(
					'id'       => '12',
					'field_id' => 9,
					'fields'   => array(
						'0' => array(
							'id'       => '0',
							'type'     => 'name',
							'label'    => 'Name',
							'format'   => 'first-last',
							'required' => '1',
						),
						'1' => array(
							'id'       => '1',
							'type'     => 'email',
							'label'    => 'Email',
							'required' => '1',
						),
						'2' => array(
							'id'      => '2',
							'type'    => 'radio',
							'label'   => 'Member?',
							'choices' => array(
								'1' => array( 'label' => 'Yes' ),
								'2' => array( 'label' => 'No' ),
							),
						),
						'3' => array(
							'id'                => '3',
							'type'              => 'text',
							'label'             => 'Number',
							'conditional_logic' => '1',
							'conditional_type'  => 'show',
							'conditionals'      => array(
								array(
									array(
										'field'    => '2',
										'operator' => '==',
										'value'    => '1',
									),
								),
							),
						),
						'4' => array(
							'id'    => '4',
							'type'  => 'pagebreak',
							'title' => 'More',
						),
						'5' => array(
							'id'    => '5',
							'type'  => 'rating',
							'label' => 'Stars',
							'scale' => '7',
						),
						'6' => array(
							'id'    => '6',
							'type'  => 'likert_scale',
							'label' => 'Opinions',
						),
						'7' => array(
							'id'     => '7',
							'type'   => 'date-time',
							'label'  => 'When',
							'format' => 'date-time',
						),
						'8' => array(
							'id'       => '8',
							'type'     => 'address',
							'label'    => 'Address',
							'scheme'   => 'international',
							'required' => '1',
						),
					),
					'settings' => array(
						'form_title'    => 'Membership',
						'submit_text'   => 'Join',
						'notifications' => array(
							'1' => array(
								'email'   => '{admin_email}',
								'subject' => 'New member',
							),
						),
						'confirmations' => array(
							'1' => array(
								'type'    => 'message',
								'message' => '<p>Welcome!</p>',
							),
						),
					),
				),
			)
		);
	}

	public static function fluent(): string {
		$field = static fn (
			string $element,
			string $name,
			string $label,
			array $settings = array(),
			array $more = array()
		): array => array(
			'element'    => $element,
			'attributes' => compact( 'name' ),
			'settings'   => compact( 'label' ) + $settings,
		) + $more;
		return (string) wp_json_encode(
			array(
				array(
					'id'          => '3',
					'title'       => 'Visit',
					'form_fields' => array(
						'fields'       => array(
							$field(
								'input_name',
								'names',
								'Name',
								array(),
								array(
									'fields' => array(
										'first_name'  => $field( 'input_text', 'first_name', 'First', array( 'visible' => true ) ),
										'middle_name' => $field(
											'input_text',
											'middle_name',
											'Middle',
											array( 'visible' => false )
										),
									),
								)
							),
							array(
								'element' => 'container',
								'columns' => array(
									array(
										'fields' => array(
											$field(
												'input_email',
												'email',
												'Email',
												array( 'validation_rules' => array( 'required' => array( 'value' => true ) ) )
											),
										),
									),
								),
							),
							$field(
								'input_radio',
								'when',
								'When?',
								array(
									'advanced_options' => array(
										array(
											'label' => 'Today',
											'value' => 'today',
										),
										array(
											'label' => 'Later',
											'value' => 'later',
										),
									),
								)
							),
							$field(
								'textarea',
								'why',
								'Why?',
								array(
									'conditional_logics' => array(
										'status'     => true,
										'type'       => 'any',
										'conditions' => array(
											array(
												'field'    => 'when',
												'operator' => '=',
												'value'    => 'later',
											),
										),
									),
								)
							),
							$field( 'tabular_grid', 'grid', 'Grid' ),
							$field(
								'ratings',
								'stars',
								'Stars',
								array(),
								array(
									'options' => array(
										'1' => array(),
										'2' => array(),
										'3' => array(),
										'4' => array(),
									),
								)
							),
						),
						'submitButton' => array( 'settings' => array( 'button_ui' => array( 'text' => 'Book' ) ) ),
					),
					'metas'       => array(
						array(
							'meta_key' => 'notifications',
							'value'    => (string) wp_json_encode(
								array(
									'sendTo'  => array( 'email' => 'desk@example.org' ),
									'subject' => 'A visit',
								)
							),
						),
					),
				),
			)
		);
	}
}
