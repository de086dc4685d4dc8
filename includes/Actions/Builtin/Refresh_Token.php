<?php
/**
 * Gives a page a new token.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Actions\Builtin;

use Frontage\Actions\Action;
use Frontage\Actions\Policy;
use Frontage\Actions\Reply;
use Frontage\Actions\Token;
use Frontage\Actions\Visitor;

defined( 'ABSPATH' ) || exit;

/** A page that was open too long gets a fresh token for its user, once, and calls again. */
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
	public function run( array $args, Visitor $visitor ): Reply {
		return Reply::json( array( 'token' => Token::make() ) );
	}
}
