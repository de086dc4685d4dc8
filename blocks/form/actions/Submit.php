<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the submission of a form.
 *
 * The fields to read are those of the saved form; descriptors and lists of hidden fields in the
 * request (S1 §3) are not trusted.
 */
final class Submit extends Action {
	public const NAME  = 'frontage_form';
	public const REPLY = 'the form\'s page with the result; at these two URLs JSON `{ sent }`, '
		. 'and if it is `false`, `notice` and `problems` by field';

	/** Maximum size for the text of all fields; files are extra. */
	private const BODY_BYTES = 262144;

	public function args(): array {
		return array( Form_Reference::FIELD => Args::signed( Form_Reference::KIND ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, 5, 20 )->counts( Abuse_Level::COUNTED )->body( self::BODY_BYTES )->files();
	}

	/**
	 * Handles the submission.
	 *
	 * @param array<string, mixed> $args The form reference.
	 * @param Visitor $visitor Current visitor.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$reference = Form_Reference::from( $args[ Form_Reference::FIELD ] );
		$form      = $reference->find();
		if ( null === $form ) {
			throw self::gone();
		}
		$input  = Submission_Input::now( $reference->number, $form->printed );
		$result = ( new Submission_Handler( $form, $reference, $input, $visitor ) )->handle();
		( new Submission( $reference->to( $form ), $result ) )->share();
		$response = Response::json( $result->to_array( $form ) );
		return '' === $result->redirect ? $response : $response->with_header( 'Location', $result->redirect );
	}

	/** Returns the error for a form that was removed while its page was still cached. */
	public static function gone(): Action_Exception {
		return new Action_Exception(
			404,
			'form_gone',
			__( 'This form is no longer available. Copy your text before you leave this page.', 'frontage' )
		);
	}
}
