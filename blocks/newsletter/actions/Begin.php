<?php
/**
 * Gives a ticket to a visitor who begins to fill in a newsletter form.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Refusal;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Subscribers\Terms;

defined( 'ABSPATH' ) || exit;

/** Asked at the first focus, so that pages carry no captcha and stay the same for everybody. */
final class Begin extends Action {
	public const NAME  = 'frontage_newsletter_ticket';
	public const REPLY = '`{ ticket, kind, html, data, wait }`';

	public function args(): array {
		return array( 'et_checksum' => Args::text( 1, 16384 ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Issues the ticket.
	 *
	 * @param array<string, mixed> $args    The form's terms.
	 * @param Visitor              $visitor Who begins; not kept.
	 */
	public function run( array $args, Visitor $visitor ): Reply {
		$terms = Terms::read( $args['et_checksum'] );
		if ( null === $terms ) {
			throw new Refusal( 403, 'wrong_checksum', __( 'This form is out of date. Reload the page and try again.', 'frontage' ), 'et_checksum' );
		}
		return Reply::json( Robots::begin( $terms ) );
	}
}
