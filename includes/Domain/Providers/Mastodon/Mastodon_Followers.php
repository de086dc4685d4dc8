<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mastodon;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of an account on any server that speaks Mastodon's API. */
final class Mastodon_Followers implements Follower_Source {
	public function __construct( private readonly Mastodon $vendor ) {}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		$source = $this->vendor->source_at( $address );
		return Feed_Source::USER === $source?->kind ? $source : null;
	}

	/** The first step to an account's posts is its profile. */
	public function request( Feed_Source $account ): Http_Request {
		return $this->vendor->feed_request( $account, '' );
	}

	/** Servers that hide the number send -1. */
	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return Follower_Count::of( $answer->json()['followers_count'] ?? null );
	}

	public function error_message( Http_Response $answer ): string {
		$members = __( 'This Mastodon server shows profiles only to its members.', 'frontage' );
		return Follower_Refusal::of(
			$this->vendor->title(),
			$answer,
			array(
				401 => $members,
				403 => $members,
				422 => $members,
			)
		);
	}
}
