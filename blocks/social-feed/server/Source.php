<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Html\Url;
use Frontage\Domain\Feeds\Feed_Place;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;

defined( 'ABSPATH' ) || exit;

/** Whose posts a block shows, by what its author has entered. */
final class Source {
	/** Network of blocks that name none: WordPress does not save what is as `block.json` has it. */
	private const FIRST = 'mastodon';

	/**
	 * Returns the vendor; null if the attribute names none.
	 *
	 * @param mixed $network Attribute, not trusted.
	 */
	public static function vendor( mixed $network ): ?With_Feed {
		$vendor = is_string( $network ) ? Providers::get( $network ) : null;
		return $vendor instanceof With_Feed ? $vendor : null;
	}

	/**
	 * Returns the source; null if the address is none of the network.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public static function of( array $attributes ): ?Feed_Source {
		$url    = $attributes['url'] ?? '';
		$vendor = self::vendor( $attributes['network'] ?? '' );
		return is_string( $url ) && strlen( $url ) <= 1000 ? $vendor?->source_at( Url::decoded( $url ) ) : null;
	}

	/** Returns where a feed is shown. */
	public static function place( Feed_Source $source ): Feed_Place {
		$of = static fn ( array $saved ): ?Feed_Source => self::of( $saved + array( 'network' => self::FIRST ) );
		return new Feed_Place( 'frontage/social-feed', $source, $of );
	}

	/**
	 * Returns the address of the profile for people; empty if there is none.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public static function url( array $attributes ): string {
		$source = self::of( $attributes );
		$vendor = self::vendor( $attributes['network'] ?? '' );
		return Url::safe( null === $source || null === $vendor ? $attributes['url'] ?? '' : $vendor->profile_url( $source ) );
	}
}
