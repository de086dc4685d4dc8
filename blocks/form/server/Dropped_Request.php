<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Submission_Input;

defined( 'ABSPATH' ) || exit;

/** A request that PHP discarded, or of which it dropped so much that it no longer says which form it is. */
final class Dropped_Request {
	/**
	 * Returns what the visitor reads at the form; null if nothing was dropped. Scripts keep the input themselves.
	 *
	 * @param int $number Index of the form on its page, from 0.
	 */
	public static function result( Saved_Form $form, int $number ): ?Submission_Result {
		if ( Submission_Handler::has_script() ) {
			return null;
		}
		$most = Submission_Input::most_values( $number );
		if ( $most > 0 ) {
			/* translators: %s: number of values. */
			$notice = __( 'This site takes at most %s values at once, and nothing was received. Go back in your browser.', 'frontage' );
			return new Submission_Result( false, notice: sprintf( $notice, number_format_i18n( $most ) ) );
		}
		if ( ! $form->has_files() || ! Submission_Input::was_too_large() ) {
			return null;
		}
		// phpcs:ignore Generic.Files.LineLength -- One sentence to translate.
		$notice = __(
			'Your submission is too large for this site, and nothing was received. Use your browser’s Back button, choose fewer or smaller files, and send the form again.',
			'frontage'
		);
		return new Submission_Result( false, notice: $notice );
	}
}
