<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

defined( 'ABSPATH' ) || exit;

/**
 * Whose posts, or which posts: an account, a hashtag, a page, or the address of a feed.
 *
 * @since 0.3
 * @api
 */
final class Feed_Source {
	public const USER    = 'user';
	public const HASHTAG = 'hashtag';
	public const PAGE    = 'page';
	public const ADDRESS = 'address';

	public const KINDS = array( self::USER, self::HASHTAG, self::PAGE, self::ADDRESS );

	private const MOST_BYTES = 1000;

	/**
	 * Stores checked values.
	 *
	 * @param string $provider Slug of the vendor, such as `mastodon`.
	 * @param string $kind One of KINDS.
	 * @param string $id As the vendor names it, such as `maria@example.social`, `coffee` or an address.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $kind,
		public readonly string $id
	) {}

	/**
	 * Returns the source; null if it is none.
	 *
	 * @param array<array-key, mixed> $given Not trusted: `provider`, `kind`, `id`.
	 */
	public static function of( array $given ): ?self {
		$provider = $given['provider'] ?? '';
		$kind     = $given['kind'] ?? '';
		$id       = $given['id'] ?? '';
		if ( ! is_string( $provider ) || ! is_string( $kind ) || ! is_string( $id ) || strlen( $id ) > self::MOST_BYTES ) {
			return null;
		}
		$is_known = 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}$/D', $provider ) && in_array( $kind, self::KINDS, true );
		return $is_known && 1 === preg_match( '/^[^\s<>"\p{C}]+$/uD', $id ) ? new self( $provider, $kind, $id ) : null;
	}

	/**
	 * Returns its name for options, files and locks: 32 characters.
	 *
	 * @internal
	 */
	public function key(): string {
		return md5( "$this->provider $this->kind $this->id" );
	}

	/**
	 * Returns it as plain data, as `of()` takes it.
	 *
	 * @return array{provider: string, kind: string, id: string}
	 * @internal
	 */
	public function to_array(): array {
		return array(
			'provider' => $this->provider,
			'kind'     => $this->kind,
			'id'       => $this->id,
		);
	}
}
