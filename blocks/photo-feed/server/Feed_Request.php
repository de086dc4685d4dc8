<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Photo_Feed;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Place;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Http\Action_Exception;
use Frontage\Http\Arg;
use Frontage\Http\Args;

defined( 'ABSPATH' ) || exit;

/** What all calls of a feed have in common (S2 §7). Only `atts` decides, which this site has signed. */
final class Feed_Request {
	public readonly Photos $photos;

	/** Photos of one answer. */
	public readonly int $count;

	public readonly string $group;

	public readonly string $sizes;

	private readonly Feed_Place $place;

	/** As signed. */
	private readonly mixed $post;

	/**
	 * Short IDs of the posts that may be shown, in order.
	 *
	 * @var list<string>
	 */
	private readonly array $ids;

	/**
	 * Reads the signed settings.
	 *
	 * @param array<string, mixed> $settings As `Photo_Feed` signs them.
	 * @throws Action_Exception If an older version signed them, or the network is gone.
	 */
	public function __construct( array $settings ) {
		$text   = static fn ( string $name ): string => is_string( $settings[ $name ] ?? null ) ? $settings[ $name ] : '';
		$source = Feed_Source::of( is_array( $settings['source'] ?? null ) ? $settings['source'] : array() );
		if ( null === $source || null === Feeds::vendor( $source ) ) {
			throw new Action_Exception( 404, 'no_feed', 'This feed is no longer there.' );
		}
		$this->photos = new Photos( $source, $text( 'linkTo' ), ! empty( $settings['hasLikes'] ), 'none' !== $text( 'captions' ) );
		$this->ids    = array_values( array_filter( str_split( $text( 'ids' ), Photos::ID_DIGITS ) ) );
		$this->place  = self::place( $source );
		$this->post   = $settings['post'] ?? null;
		$this->count  = is_int( $settings['count'] ?? null ) ? max( 1, min( Photo_Feed::MOST, $settings['count'] ) ) : 1;
		$this->group  = $text( 'group' );
		$this->sizes  = $text( 'sizes' );
	}

	/** Returns where a feed is shown. */
	public static function place( Feed_Source $source ): Feed_Place {
		$given = static fn ( array $saved ): array => is_array( $saved['source'] ?? null ) ? $saved['source'] : array();
		$of    = static fn ( array $saved ): ?Feed_Source => Feed_Source::of( $given( $saved ) );
		return new Feed_Place( 'frontage/photo-feed', $source, $of );
	}

	/**
	 * Returns the fields that all calls send.
	 *
	 * @return array<string, Arg>
	 */
	public static function fields(): array {
		return array(
			'feed_id'       => Args::text( 0, 200, '' ),
			'atts'          => Args::signed( Photo_Feed::KIND ),
			'location'      => Args::choice( array( 'content', 'footer', 'header', 'sidebar', 'unknown' ), 'content' ),
			'post_id'       => Args::int( 0, PHP_INT_MAX, 0 ),
			'locator_nonce' => Args::text( 0, 100, '' ),
		);
	}

	/**
	 * Returns posts that are still there.
	 *
	 * @param int $offset Posts before.
	 * @param int $count How many at most.
	 * @return list<Feed_Item>
	 */
	public function items( int $offset, int $count ): array {
		$all = $this->shown();
		$one = static fn ( string $id ): ?Feed_Item => $all[ $id ] ?? null;
		return array_values( array_filter( array_map( $one, array_slice( $this->ids, $offset, $count ) ) ) );
	}

	/** Returns whether there are posts after some. */
	public function has_after( int $offset ): bool {
		return count( $this->ids ) > $offset;
	}

	/**
	 * Returns posts by short ID; those that are not part of the feed are left out.
	 *
	 * @param list<string> $wanted Short IDs.
	 * @return array<string, Feed_Item>
	 */
	public function named( array $wanted ): array {
		return array_intersect_key( $this->shown(), array_flip( array_intersect( $wanted, $this->ids ) ) );
	}

	/**
	 * Returns the posts that the page would show today.
	 *
	 * @return array<string, Feed_Item> By short ID.
	 */
	private function shown(): array {
		return $this->place->shown( $this->post, $this->photos->items( ... ) );
	}
}
