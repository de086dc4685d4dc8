<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Bluesky;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of a Bluesky account, by its public API. */
final class Bluesky_Followers implements Follower_Source {
	private const PROFILE = 'https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile?actor=';

	public function __construct( private readonly Bluesky $vendor ) {}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		return $this->vendor->source_at( $address );
	}

	public function request( Feed_Source $account ): Http_Request {
		return Http_Request::get( self::PROFILE . rawurlencode( $account->id ) );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return Follower_Count::of( $answer->json()['followersCount'] ?? null );
	}

	public function error_message( Http_Response $answer ): string {
		return Follower_Refusal::of( $this->vendor->title(), $answer );
	}
}
