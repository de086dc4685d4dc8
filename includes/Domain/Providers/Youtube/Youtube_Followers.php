<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Youtube;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Video\Playlist_Address;

defined( 'ABSPATH' ) || exit;

/** Subscribers of a YouTube channel, by the Data API v3. One question costs 1 unit of the quota. YouTube rounds to three digits. */
final class Youtube_Followers implements Follower_Source {
	private const API = 'https://www.googleapis.com/youtube/v3/channels?part=statistics'
		. '&fields=items(statistics(subscriberCount,hiddenSubscriberCount))';

	/**
	 * Takes the provider.
	 *
	 * @param bool $has_key Whether the owner has entered a key.
	 */
	public function __construct( private readonly Youtube $vendor, private readonly bool $has_key ) {}

	public function missing_key(): string {
		return $this->has_key ? '' : __(
			'YouTube says how many follow a channel only with an API key. Enter it under Frontage → Integrations → YouTube → API key.',
			'frontage'
		);
	}

	public function account_at( string $address ): ?Feed_Source {
		$channel = Playlist_Address::of( $address );
		return null === $channel || ! in_array( $channel->kind, array( Playlist_Address::CHANNEL, Playlist_Address::NAME ), true )
			|| Youtube::group() !== $channel->provider
			? null
			: Feed_Source::of(
				array(
					'provider' => Youtube::group(),
					'kind'     => Feed_Source::USER,
					'id'       => rawurldecode( $channel->id ),
				)
			);
	}

	public function request( Feed_Source $account ): Http_Request {
		$id = $account->id;
		return Http_Request::get(
			self::API . match ( true ) {
				str_starts_with( $id, '@' ) => '&forHandle=' . rawurlencode( $id ),
				str_starts_with( $id, 'user/' ) => '&forUsername=' . rawurlencode( substr( $id, 5 ) ),
				default => '&id=' . rawurlencode( $id ),
			}
		);
	}

	/** YouTube writes numbers as text. Channels may hide theirs. */
	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		$numbers = Feed_Value::map( Feed_Value::get( $answer->json(), 'items', 0, 'statistics' ) );
		return false === ( $numbers['hiddenSubscriberCount'] ?? false )
			? Follower_Count::of_digits( $numbers['subscriberCount'] ?? null )
			: null;
	}

	public function error_message( Http_Response $answer ): string {
		$reason = $answer->is_ok() ? null : Feed_Value::get( json_decode( $answer->body, true, 8 ), 'error', 'errors', 0, 'reason' );
		$key    = __( 'YouTube does not accept the API key. Check it under Frontage → Integrations → YouTube.', 'frontage' );
		return 'quotaExceeded' === $reason
			? __( 'The daily quota of your YouTube API key is used up. Try again tomorrow.', 'frontage' )
			: Follower_Refusal::of(
				$this->vendor->title(),
				$answer,
				array(
					200 => __( 'YouTube does not know this channel, or it hides how many follow it.', 'frontage' ),
					400 => $key,
					401 => $key,
					403 => $key,
				)
			);
	}
}
