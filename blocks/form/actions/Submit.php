<?php
/**
 * Sends a form.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Refusal;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Forms\Posted;

defined( 'ABSPATH' ) || exit;

/**
 * The form's fields are named by the saved form, so they are read from the request by it; descriptors
 * and lists of hidden fields that the browser sends along (S1 §3) are not believed.
 */
final class Submit extends Action {
	public const NAME  = 'frontage_form';
	public const REPLY = 'the page that the form stands on, which tells the outcome; at these two addresses JSON `{ sent }`, and with `false` `notice` and `problems` by field';

	/** Text of a hundred fields; files come on top. */
	private const BODY_BYTES = 262144;

	public function args(): array {
		return array( Pointer::FIELD => Args::signed( Pointer::KIND ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, 5, 20 )->body( self::BODY_BYTES )->files();
	}

	/**
	 * Takes the submission.
	 *
	 * @param array<string, mixed> $args    The form's pointer.
	 * @param Visitor              $visitor Who sends.
	 */
	public function run( array $args, Visitor $visitor ): Reply {
		$pointer = Pointer::from( $args[ Pointer::FIELD ] );
		$form    = $pointer->find();
		if ( null === $form ) {
			throw self::gone();
		}
		$outcome = ( new Reception( $form, $pointer, Posted::now( $pointer->number, $form->id ), $visitor ) )->take();
		$outcome->note( $pointer );
		$reply = Reply::json( $outcome->to_array( $form ) );
		return $outcome->is_sent && '' !== $form->redirect() ? $reply->with_header( 'Location', $form->redirect() ) : $reply;
	}

	/** Of a form that was taken away while a cache still had its page. */
	public static function gone(): Refusal {
		return new Refusal( 404, 'form_gone', __( 'This form is no longer here. Copy what you have typed before you leave this page.', 'frontage' ) );
	}
}
