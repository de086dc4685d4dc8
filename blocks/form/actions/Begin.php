<?php
/**
 * Gives a ticket to a visitor who begins to fill in a form.
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

defined( 'ABSPATH' ) || exit;

/** Asked at the first focus, so that pages carry no captcha and stay the same for everybody. */
final class Begin extends Action {
	public const NAME  = 'frontage_form_ticket';
	public const REPLY = '`{ ticket, kind, html, data, wait }`';

	public function args(): array {
		return array( Pointer::FIELD => Args::signed( Pointer::KIND ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Issues the ticket.
	 *
	 * @param array<string, mixed> $args    The form's pointer.
	 * @param Visitor              $visitor Who begins; not kept.
	 */
	public function run( array $args, Visitor $visitor ): Reply {
		$pointer = Pointer::from( $args[ Pointer::FIELD ] );
		$form    = $pointer->find();
		if ( null === $form ) {
			throw new Refusal( 404, 'form_gone', __( 'This form is no longer here. Reload the page; copy your text first.', 'frontage' ) );
		}
		return Reply::json( $form->guard()->begin( Printed_Form::captcha_id( $pointer->number ) ) );
	}
}
