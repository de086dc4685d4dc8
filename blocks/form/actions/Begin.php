<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Domain\Forms\Known_User;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Issues a submission token when a visitor begins to fill in a form.
 *
 * Requested at the first focus, so that pages contain no captcha and are the same for all visitors.
 */
final class Begin extends Action {
	public const NAME  = 'frontage_form_token';
	public const REPLY = '`{ token, kind, html, data, wait }`; `user` for logged-in visitors, if fields are prefilled with it; '
		. '`closed` with `state` and `message` while the form accepts nothing';

	public function args(): array {
		return array(
			Form_Reference::FIELD       => Args::signed( Form_Reference::KIND ),
			Submission_Token::KEY_FIELD => Args::text( 0, 32, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Issues the token.
	 *
	 * @param array<string, mixed> $args The form reference.
	 * @param Visitor $visitor Current visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$reference = Form_Reference::from( $args[ Form_Reference::FIELD ] );
		$form      = $reference->find();
		if ( null === $form ) {
			throw new Action_Exception(
				404,
				'form_gone',
				__( 'This form is no longer available. Copy your text, then reload the page.', 'frontage' )
			);
		}
		Form_Daily_Stats::name( $form->id, $form->title() );
		$user = Known_User::data( array_values( $form->prefills ) );
		return Response::json(
			$form->guard()->begin(
				Rendered_Form::captcha_id( $reference->number ),
				key: Submission_Token::key( $args[ Submission_Token::KEY_FIELD ] )
			)
				+ array_filter( compact( 'user' ) )
				+ $form->availability()->for_browser()
		);
	}
}
