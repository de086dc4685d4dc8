<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Token;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a new token to a page.
 *
 * A page that was open too long gets a fresh token for its user, once, and repeats its request.
 */
final class Refresh_Token extends Action {
	public const NAME  = 'frontage_token';
	public const REPLY = 'JSON `{ token }`, empty for anonymous visitors';

	/** Returns no arguments. */
	public function args(): array {
		return array();
	}

	/** Allows any visitor, but only from this site's pages, so that no other site can read a token. */
	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Creates the token.
	 *
	 * @param array<string, mixed> $args None.
	 * @param Visitor $visitor Current visitor.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'token' => Token::make() ) );
	}
}
