<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Issues a submission token when a visitor begins to fill in a newsletter form.
 *
 * Requested at the first focus, so that pages contain no captcha and are the same for all visitors.
 */
final class Begin extends Action {
	public const NAME  = 'frontage_newsletter_token';
	public const REPLY = '`{ token, kind, html, data, wait }`';

	public function args(): array {
		return array( 'et_checksum' => Args::text( 1, 16384 ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Issues the token.
	 *
	 * @param array<string, mixed> $args The form's signed grant.
	 * @param Visitor $visitor Current visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$terms = Form_Grant::read( $args['et_checksum'] );
		if ( null === $terms ) {
			throw new Action_Exception(
				403,
				'wrong_checksum',
				__( 'This form has expired. Reload the page and try again.', 'frontage' ),
				'et_checksum'
			);
		}
		return Response::json( Spam_Check::begin( $terms ) );
	}
}
