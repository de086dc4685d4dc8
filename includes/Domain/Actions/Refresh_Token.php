<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Token;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * Gives a page a new token.
 *
 * A page that was open too long gets a fresh token for its user, once, and calls again.
 */
final class Refresh_Token extends Action {
	public const NAME  = 'frontage_token';
	public const REPLY = 'JSON `{ token }`, empty for anonymous visitors';

	/** It reads nothing. */
	public function args(): array {
		return array();
	}

	/** Any visitor, from this site's pages only, so that no other site can read a token. */
	public function policy(): Policy {
		return Policy::visitor_write( per_minute: 20 );
	}

	/**
	 * Makes the token.
	 *
	 * @param array<string, mixed> $args    Nothing.
	 * @param Visitor              $visitor Who asks.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( array( 'token' => Token::make() ) );
	}
}
