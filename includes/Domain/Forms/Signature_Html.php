<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the control of a signature.
 *
 * A typed name is the way for keyboards, screen readers and browsers without JavaScript. The script puts a canvas to draw on
 * before it; the drawing is sent as a PNG file.
 */
final class Signature_Html {
	/** Returns the control. */
	public static function control( Field_State $state ): Html {
		$drawn = array_filter(
			$state->chosen(),
			static fn ( mixed $file ): bool => is_array( $file ) && '' !== ( $file['receipt'] ?? '' )
		);
		$input = array(
			'type'         => 'text',
			'value'        => $state->value(),
			'autocomplete' => 'name',
			'required'     => $state->is_required() && array() === $drawn,
		);
		return el(
			'div',
			array( 'class' => 'frontage-form__signature' ),
			array() === $drawn ? null : el(
				'ul',
				array( 'class' => 'frontage-files__list' ),
				array_map(
					static fn ( array $file ): Html => File_Html::item( $file, $state->id . Submission_Input::RECEIPTS . '[]' ),
					$drawn
				)
			),
			el( 'label', array( 'for' => $state->id ), __( 'Type your full name', 'frontage' ) ),
			el( 'input', $input + $state->shared() )
		);
	}

	/**
	 * Returns the words for the script.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return array(
			'draw'  => __( 'Draw your signature here, or type your name below', 'frontage' ),
			'clear' => __( 'Clear drawing', 'frontage' ),
			'drawn' => __( 'Your drawing is used as the signature.', 'frontage' ),
		);
	}
}
