<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Refresh_State;

defined( 'ABSPATH' ) || exit;

/**
 * A feed as it is stored: the last good posts, and the state of refreshing them.
 *
 * @phpstan-type Row array{
 *     provider: string,
 *     kind: string,
 *     id: string,
 *     items: list<mixed>,
 *     start: string,
 *     next: string,
 *     etag: string,
 *     modified: string,
 *     fetched: int,
 *     checked: int,
 *     failures: int,
 *     wait: int,
 *     error: string,
 * }
 */
final class Stored_Feed {
	public const PREFIX = 'frontage_feed_';

	public const MOST_ITEMS = 200;

	private const FIRST_PAUSE_SECONDS = 2 * MINUTE_IN_SECONDS;

	private const EMPTY = array(
		'provider' => '',
		'kind'     => '',
		'id'       => '',
		'items'    => array(),
		'start'    => '',
		'next'     => '',
		'etag'     => '',
		'modified' => '',
	) + Refresh_State::NEW;

	/**
	 * Stores the row.
	 *
	 * @param Row $row As stored.
	 */
	private function __construct( public readonly array $row ) {}

	/** Returns what is stored of a source. */
	public static function of( Feed_Source $source ): self {
		return self::restore( Values::get( self::PREFIX . $source->key() ) ) ?? new self( $source->to_array() + self::EMPTY );
	}

	/**
	 * Restores a stored feed; null if it is not valid.
	 *
	 * @param mixed $stored Option value.
	 */
	public static function restore( mixed $stored ): ?self {
		$row = self::EMPTY;
		foreach ( $row as $key => $value ) {
			if ( ! is_array( $stored ) || gettype( $stored[ $key ] ?? null ) !== gettype( $value ) ) {
				return null;
			}
			$row[ $key ] = $stored[ $key ];
		}
		$row['items'] = array_values( array_slice( (array) $row['items'], 0, self::MOST_ITEMS ) );
		/** @var Row $row Each member has the type of the empty one. */
		return new self( $row );
	}

	/** Returns whose posts they are; null if the row was changed by hand. */
	public function source(): ?Feed_Source {
		return Feed_Source::of( $this->row );
	}

	/**
	 * Returns the posts.
	 *
	 * @return list<Feed_Item>
	 */
	public function items(): array {
		$items = array();
		foreach ( $this->row['items'] as $given ) {
			$item = is_array( $given ) ? Feed_Item::of( $given ) : null;
			if ( null !== $item ) {
				$items[] = $item;
			}
		}
		return $items;
	}

	/** Returns how it stands with refreshing it. */
	public function state(): Refresh_State {
		return new Refresh_State( $this->row, self::FIRST_PAUSE_SECONDS );
	}

	/** Stores it. */
	public function save(): void {
		$source = $this->source();
		if ( null !== $source ) {
			Values::set( self::PREFIX . $source->key(), $this->row );
		}
	}

	/** Returns the feed after an answer that nothing has changed. */
	public function unchanged(): self {
		return $this->with( Refresh_State::succeeded() );
	}

	/** Returns the feed, to be asked for at once; posts stay. */
	public function retried(): self {
		return $this->with( $this->state()->retried() );
	}

	/**
	 * Returns the feed with other values.
	 *
	 * @param array<string, mixed> $values As in the row.
	 */
	public function with( array $values ): self {
		/** @var Row $row Values of the same types. */
		$row = array_replace( $this->row, array_intersect_key( $values, self::EMPTY ) );
		return new self( $row );
	}

	/**
	 * Returns the feed after a failure; posts stay.
	 *
	 * @param string $error A sentence for the owner, without a key.
	 * @param int    $wait Unix time before which the vendor must not be asked; 0 if it does not say.
	 */
	public function after_failure( string $error, int $wait = 0 ): self {
		return $this->with( $this->state()->failed( $error, $wait ) );
	}

	/**
	 * Returns the feed with the posts of a first page: kept ones that the vendor has deleted since go.
	 *
	 * @param list<Feed_Item> $fresh At least one.
	 * @param int             $depth Posts that are kept.
	 */
	public function with_newest( array $fresh, int $depth ): self {
		$ids   = array_flip( array_map( static fn ( Feed_Item $item ): string => $item->id, $fresh ) );
		$times = array_filter( array_map( static fn ( Feed_Item $item ): int => $item->published, $fresh ) );
		// A pinned post may be old: the last of the page says how far it reaches.
		$oldest = array() === $times ? PHP_INT_MAX : (int) end( $times );
		$older  = static fn ( Feed_Item $item ): bool => ! isset( $ids[ $item->id ] ) && $item->published < $oldest;
		return $this->with_items( array( ...$fresh, ...array_filter( $this->items(), $older ) ), $depth );
	}

	/**
	 * Returns the feed with the posts of a later page.
	 *
	 * @param list<Feed_Item> $more The newest first.
	 * @param int             $depth Posts that are kept.
	 */
	public function with_older( array $more, int $depth ): self {
		return $this->with_items( array( ...$this->items(), ...$more ), $depth );
	}

	/**
	 * Returns the feed with posts, each once.
	 *
	 * @param list<Feed_Item> $items
	 */
	private function with_items( array $items, int $depth ): self {
		$by_id = array();
		foreach ( $items as $item ) {
			$by_id[ "#$item->id" ] ??= $item->to_array();
		}
		return $this->with( array( 'items' => array_slice( array_values( $by_id ), 0, min( self::MOST_ITEMS, $depth ) ) ) );
	}
}
