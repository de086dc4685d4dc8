<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Facebook;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of the owner's Facebook page, by the Graph API. */
final class Facebook_Followers implements Follower_Source {
	public function __construct( private readonly Facebook $vendor ) {}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		return $this->vendor->source_at( $address );
	}

	public function request( Feed_Source $account ): Http_Request {
		return Http_Request::get( Facebook::API . rawurlencode( $account->id ) . '?fields=followers_count' );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return Follower_Count::of( $answer->json()['followers_count'] ?? null );
	}

	public function error_message( Http_Response $answer ): string {
		return Follower_Refusal::of_meta(
			$this->vendor->title(),
			$answer,
			array(
				401 => __( 'The page token for Facebook is not valid any more. Enter a new one on the Integrations tab.', 'frontage' ),
				403 => __(
					'The token does not allow reading this page. It must belong to the page, with the permission pages_read_engagement.',
					'frontage'
				),
			)
		);
	}
}
