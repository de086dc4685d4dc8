<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Instagram;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of the Instagram account of the token, which knows no others. */
final class Instagram_Followers implements Follower_Source {
	public function __construct( private readonly Instagram $vendor ) {}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		return $this->vendor->source_at( $address );
	}

	public function request( Feed_Source $account ): Http_Request {
		return Http_Request::get( Instagram::url( 'me', array( 'fields' => 'username,followers_count' ) ) );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		$data = $answer->json();
		$name = $data['username'] ?? '';
		return is_string( $name ) && strtolower( $name ) === $account->id ? Follower_Count::of( $data['followers_count'] ?? null ) : null;
	}

	public function error_message( Http_Response $answer ): string {
		return Follower_Refusal::of_meta(
			$this->vendor->title(),
			$answer,
			array(
				200 => __(
					'This is not the account of the Instagram token. To show its followers, connect it under Frontage → Integrations → Instagram.',
					'frontage'
				),
				401 => __(
					'The Instagram token has expired or is not valid. Generate a new one, and enter it under Frontage → Integrations → Instagram.',
					'frontage'
				),
				403 => __(
					'The Instagram token may not read the profile. Generate one with the permission instagram_business_basic.',
					'frontage'
				),
			)
		);
	}
}
