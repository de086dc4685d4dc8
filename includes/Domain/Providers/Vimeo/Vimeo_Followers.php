<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Vimeo;

use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Followers\Follower_Count;
use Frontage\Domain\Followers\Follower_Refusal;
use Frontage\Domain\Providers\Follower_Source;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Followers of a Vimeo account: the length of its list of followers, by the API. */
final class Vimeo_Followers implements Follower_Source {
	/** Paths of the site that are no accounts. */
	private const NO_NAMES = '(?:about|album|blog|categories|channels|event|features|groups|help|join|log_in|ondemand|search|showcase|'
		. 'upgrade|watch)';

	/**
	 * Takes the provider.
	 *
	 * @param bool $has_token Whether the owner has entered a token.
	 */
	public function __construct( private readonly Vimeo $vendor, private readonly bool $has_token ) {}

	public function missing_key(): string {
		return $this->has_token ? '' : __(
			'Vimeo says how many follow an account only with an access token. Enter it under Frontage → Integrations → Vimeo → Access token.',
			'frontage'
		);
	}

	public function account_at( string $address ): ?Feed_Source {
		$form = '~^https?://(?:www\.)?vimeo\.com/(?!' . self::NO_NAMES . '(?:[/?#]|$))((?=[\w-]*[a-z_-])[\w-]{1,60})/?(?:[?#].*)?$~iD';
		return 1 !== preg_match( $form, trim( $address ), $found ) ? null : Feed_Source::of(
			array(
				'provider' => Vimeo::group(),
				'kind'     => Feed_Source::USER,
				'id'       => $found[1],
			)
		);
	}

	public function request( Feed_Source $account ): Http_Request {
		$id = (string) preg_replace( '/^user(?=\d+$)/D', '', $account->id );
		return Http_Request::get( 'https://' . Vimeo::API_HOST . '/users/' . rawurlencode( $id ) . '/followers?per_page=1&fields=total' );
	}

	public function read( Http_Response $answer, Feed_Source $account ): ?int {
		return Follower_Count::of( $answer->json()['total'] ?? null );
	}

	public function error_message( Http_Response $answer ): string {
		return Follower_Refusal::of( $this->vendor->title(), $answer );
	}
}
