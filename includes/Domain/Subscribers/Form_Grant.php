<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a newsletter form that visitors must not change.
 *
 * List, provider and rules, chosen by the author and signed by this site.
 */
final class Form_Grant {
	private const KIND = 'newsletter';

	private const LIST_CHARACTERS = 64;

	/**
	 * Stores the settings.
	 *
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list List ID.
	 * @param bool $asks Whether confirmation is required.
	 * @param int $post ID of the post or page with the form; 0 if it is on many.
	 * @param array<string, mixed> $more Additional data of the module, returned unchanged.
	 */
	public function __construct(
		public readonly string $provider,
		public readonly string $list,
		public readonly bool $asks,
		public readonly int $post,
		public readonly array $more = array()
	) {}

	/**
	 * Creates a grant from an author's settings; an unknown list becomes the site's own list.
	 *
	 * @param mixed $provider Saved provider.
	 * @param mixed $list Saved list ID.
	 * @param bool $asks Whether confirmation is required.
	 * @param array<string, mixed> $more Additional data of the module, returned unchanged.
	 */
	public static function of( mixed $provider, mixed $list, bool $asks, array $more = array() ): self {
		$known = is_string( $provider ) && Providers::get( $provider ) instanceof With_List;
		$list  = is_string( $list ) ? mb_substr( sanitize_text_field( $list ), 0, self::LIST_CHARACTERS ) : '';
		return new self( $known ? $provider : Subscriber::LOCAL, $list, $asks, self::place(), $more );
	}

	/** Returns the signed grant. */
	public function sign(): string {
		return Signed::make(
			self::KIND,
			array(
				'provider' => $this->provider,
				'list'     => $this->list,
				'asks'     => $this->asks,
				'post'     => $this->post,
				'more'     => $this->more,
			)
		);
	}

	/**
	 * Parses a signed grant; null if it was not signed by this site, or its page is not public.
	 *
	 * @param string $text Signed text.
	 */
	public static function read( string $text ): ?self {
		$data = Signed::read( self::KIND, $text );
		if (
			null === $data
			|| ! is_string( $data['provider'] ?? null )
			|| ! is_string( $data['list'] ?? null )
			|| ! is_int( $data['post'] ?? null )
			|| ! is_array( $data['more'] ?? null )
		) {
			return null;
		}
		if ( 0 !== $data['post'] && ! Post_Visibility::can_view( $data['post'] ) ) {
			return null;
		}
		return new self( $data['provider'], $data['list'], (bool) ( $data['asks'] ?? true ), $data['post'], $data['more'] );
	}

	/** Returns a copy that requires confirmation. */
	public function asking(): self {
		return new self( $this->provider, $this->list, true, $this->post, $this->more );
	}

	/** Returns the vendor; null for the site's own list, or if the vendor's key is missing. */
	public function vendor(): ?With_List {
		$vendor = Subscriber::LOCAL === $this->provider ? null : Providers::get( $this->provider );
		return $vendor instanceof With_List && Providers::is_configured( $vendor ) ? $vendor : null;
	}

	/**
	 * Returns the ID of the post that contains the form.
	 *
	 * Grants of previews are never valid: a preview's post is not public, and requests of the editor
	 * without a post get an ID that no post has.
	 */
	private static function place(): int {
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			return (int) get_the_ID() ?: -1;
		}
		return is_singular() ? get_queried_object_id() : 0;
	}
}
