<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Settings of a form of Fluent Forms: rows of its meta table, whose values are JSON. */
final class Fluent_Settings {
	/**
	 * Returns the attributes of our form.
	 *
	 * @param Json_Value $data Form of the file.
	 * @return array<string, string>
	 */
	public static function of( Json_Value $data ): array {
		$form = self::meta( $data, 'formSettings' )[0] ?? new Json_Value( array() );
		$mail = self::meta( $data, 'notifications' )[0] ?? new Json_Value( array() );
		$to   = $mail->text( 'sendTo.email' );
		return array(
			'success'    => 'samePage' === $form->text( 'confirmation.redirectTo' ) ? $form->text( 'confirmation.messageToShow' ) : '',
			'recipients' => str_contains( $to, '{' ) ? '' : $to,
			'subject'    => str_contains( $mail->text( 'subject' ), '{' ) ? '' : $mail->text( 'subject' ),
		);
	}

	/**
	 * Says what of the settings is not taken over.
	 *
	 * @param Imported_Form $form Form to tell.
	 * @param Json_Value $data Form of the file.
	 */
	public static function note( Imported_Form $form, Json_Value $data ): void {
		if ( count( self::meta( $data, 'notifications' ) ) > 1 ) {
			$form->note( __( 'Emails', 'frontage' ), __( 'Only the first notification is taken over.', 'frontage' ) );
		}
	}

	/**
	 * Returns the values of a meta key.
	 *
	 * @param Json_Value $data Form of the file.
	 * @param string $key Such as `notifications`.
	 * @return list<Json_Value>
	 */
	private static function meta( Json_Value $data, string $key ): array {
		$found = array();
		foreach ( $data->list( 'metas' ) as $meta ) {
			$value = $key === $meta->text( 'meta_key' ) ? json_decode( $meta->text( 'value' ), true ) : null;
			if ( is_array( $value ) ) {
				$found[] = new Json_Value( $value );
			}
		}
		return $found;
	}
}
