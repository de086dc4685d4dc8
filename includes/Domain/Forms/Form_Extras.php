<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Fields with a script of their own, which only forms that have some load. */
final class Form_Extras {
	private const KINDS = array( 'range', 'rows', 'calculation', 'signature' );

	/**
	 * Returns the words of the script; null if the form does not need it.
	 *
	 * @param list<Field> $fields Fields of the form.
	 * @return array<string, string>|null
	 */
	public static function words( array $fields ): ?array {
		$kinds = array_intersect( array_column( $fields, 'kind' ), self::KINDS );
		return match ( true ) {
			array() === $kinds => null,
			in_array( 'signature', $kinds, true ) => Signature_Html::words(),
			default => array( 'kinds' => implode( ' ', array_unique( $kinds ) ) ),
		};
	}
}
