<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * What a newsletter form is allowed to do.
 *
 * List, provider and rules of a form: written by the author, signed by this site, never chosen by a visitor.
 */
final class Form_Grant {
	private const KIND = 'newsletter';

	private const LIST_CHARACTERS = 64;

	/**
	 * Prepares the terms.
	 *
	 * @param string               $provider `local` or a vendor's slug.
	 * @param string               $list     The list.
	 * @param bool                 $asks     Whether people have to confirm.
	 * @param int                  $post     The post or page with the form; 0 if it stands on many.
	 * @param array<string, mixed> $more     What else the module wants to have back unchanged.
	 */
	public function __construct(
		public readonly string $provider,
		public readonly string $list,
		public readonly bool $asks,
		public readonly int $post,
		public readonly array $more = array()
	) {}

	/**
	 * The terms of an author's choices; what does not exist becomes the site's own list.
	 *
	 * @param mixed                $provider As saved.
	 * @param mixed                $list     As saved.
	 * @param bool                 $asks     Whether people have to confirm.
	 * @param array<string, mixed> $more     What else the module wants to have back unchanged.
	 */
	public static function of( mixed $provider, mixed $list, bool $asks, array $more = array() ): self {
		$known = is_string( $provider ) && Providers::get( $provider ) instanceof With_List;
		$list  = is_string( $list ) ? mb_substr( sanitize_text_field( $list ), 0, self::LIST_CHARACTERS ) : '';
		return new self( $known ? $provider : Subscriber::LOCAL, $list, $asks, self::place(), $more );
	}

	/** The terms as a text that visitors cannot change. */
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
	 * The terms behind such a text; null if they are not this site's, or not those of a page that anybody may see.
	 *
	 * @param string $text What came back.
	 */
	public static function read( string $text ): ?self {
		$data = Signed::read( self::KIND, $text );
		if ( null === $data || ! is_string( $data['provider'] ?? null ) || ! is_string( $data['list'] ?? null ) || ! is_int( $data['post'] ?? null ) || ! is_array( $data['more'] ?? null ) ) {
			return null;
		}
		if ( 0 !== $data['post'] && ! Post_Visibility::can_view( $data['post'] ) ) {
			return null;
		}
		return new self( $data['provider'], $data['list'], (bool) ( $data['asks'] ?? true ), $data['post'], $data['more'] );
	}

	/** The same terms with a question before anybody is subscribed. */
	public function asking(): self {
		return new self( $this->provider, $this->list, true, $this->post, $this->more );
	}

	/** The vendor, null for the site's own list and for one that has lost its key. */
	public function vendor(): ?With_List {
		$vendor = Subscriber::LOCAL === $this->provider ? null : Providers::get( $this->provider );
		return $vendor instanceof With_List && Providers::is_configured( $vendor ) ? $vendor : null;
	}

	/**
	 * Where the form stands.
	 *
	 * Terms that an author only tries out hold nowhere: a preview's post cannot be viewed, and what the
	 * editor asks for without a post gets a number no post has.
	 */
	private static function place(): int {
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			return (int) get_the_ID() ?: -1;
		}
		return is_singular() ? get_queried_object_id() : 0;
	}
}
