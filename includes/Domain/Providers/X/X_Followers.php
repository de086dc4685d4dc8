<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\X;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of an X account, by its API v2. X counts each profile that is read. */
final class X_Followers implements Follower_Source {
	private const USER = 'https://api.x.com/2/users/by/username/';

	public function __construct( private readonly X $vendor ) {}

	public function missing_key(): string {
		return '';
	}

	public function account_at( string $address ): ?Feed_Source {
		$source = $this->vendor->source_at( $address );
		return Feed_Source::USER === $source?->kind ? $source : null;
	}

	public function request( Feed_Source $account ): Http_Request {
		return Http_Request::get( self::USER . rawurlencode( $account->id ) . '?user.fields=public_metrics' );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return Follower_Count::of( Feed_Value::get( $answer->json(), 'data', 'public_metrics', 'followers_count' ) );
	}

	/** X answers with status 200 and without data for accounts that do not exist. */
	public function error_message( Http_Response $answer ): string {
		return Follower_Refusal::of(
			$this->vendor->title(),
			$answer,
			array(
				200 => __( 'X does not know this account, or it is suspended.', 'frontage' ),
				402 => __( 'Your plan at X has nothing left to read. The number is refreshed when X begins to count again.', 'frontage' ),
				403 => __( 'Your plan at X does not include reading profiles.', 'frontage' ),
			)
		);
	}
}
