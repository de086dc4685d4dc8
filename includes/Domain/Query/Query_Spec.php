<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The posts that a list shows.
 *
 * The author's choices in the block attribute `query`, within limits. Names match core/query where possible.
 *
 * It can only describe published posts without a password, of public types. Anything
 * else in a block or a request is ignored.
 *
 * @phpstan-type Data array{
 *     postType: non-empty-list<string>,
 *     perPage: int,
 *     offset: int,
 *     order: string,
 *     orderBy: string,
 *     taxQuery: array<string, list<int>>,
 *     within: array<string, list<int>>,
 *     terms: string,
 *     taxonomies: string,
 *     author: list<int>,
 *     include: list<int>,
 *     exclude: list<int>,
 *     sticky: string,
 *     search: string,
 *     days: int,
 *     after: string,
 *     before: string,
 *     meta: array{key: string, compare: string, value: string}|array{},
 *     inherit: bool,
 *     withoutCurrent: bool,
 *     related: bool,
 *     unique: bool,
 *     pictured: bool,
 *     sortField: string,
 *     sortType: string,
 *     seed: int,
 *     cursor: string,
 *     choices: list<array<string, mixed>>,
 * }
 */
final class Query_Spec {
	/** Maximum number of posts per page. */
	public const MOST = 50;

	private const DEFAULT_COUNT = 6;
	private const NEAR          = 60;
	private const FARTHEST      = 100000;
	private const MOST_IDS      = 200;
	private const MOST_DAYS     = 3650;

	/** For how long an order by a counter is kept. */
	private const COUNTED_SECONDS = 300;

	private const ORDERS = array(
		...array( 'date', 'modified', 'title', 'comment_count', 'menu_order', 'author' ),
		...array( 'include', 'relevance', 'shared' ),
	);

	/**
	 * Cached result of `key()`.
	 *
	 * @var string
	 */
	private string $key = '';

	/**
	 * Stores validated data.
	 *
	 * @param Data $data Keyed by name.
	 * @param bool $is_total Whether to count all posts.
	 */
	private function __construct( public readonly array $data, public readonly bool $is_total = false ) {}

	/**
	 * Parses a saved or signed query; invalid values become the default.
	 *
	 * @param mixed $saved Value of the block attribute `query`.
	 */
	public static function of( mixed $saved ): self {
		$saved = ( is_array( $saved ) ? $saved : array() )
			+ array_fill_keys(
				array(
					...array( 'postType', 'perPage', 'offset', 'order', 'orderBy', 'taxQuery', 'within', 'terms', 'taxonomies' ),
					...array( 'author', 'include', 'exclude', 'sticky', 'search', 'days', 'after', 'before', 'meta', 'cursor', 'choices' ),
					...array( 'sortField', 'sortType', 'seed' ),
				),
				null
			);
		$types = Sanitizer::types( $saved['postType'] );
		return new self(
			array(
				'postType'       => $types,
				'perPage'        => Sanitizer::int( $saved['perPage'], 1, self::MOST, self::DEFAULT_COUNT ),
				'offset'         => Sanitizer::int( $saved['offset'], 0, self::FARTHEST, 0 ),
				'order'          => Sanitizer::choice( $saved['order'], array( 'asc', 'desc' ), 'desc' ),
				'orderBy'        => Ordering::named( $saved['orderBy'], self::ORDERS ),
				'taxQuery'       => Sanitizer::terms( $saved['taxQuery'] ),
				'within'         => Sanitizer::terms( $saved['within'] ),
				'terms'          => Sanitizer::choice( $saved['terms'], array( 'any', 'all' ), 'any' ),
				'taxonomies'     => Sanitizer::choice( $saved['taxonomies'], array( 'any', 'all' ), 'all' ),
				'author'         => Sanitizer::ids( $saved['author'], self::MOST_IDS ),
				'include'        => Sanitizer::ids( $saved['include'], self::MOST_IDS ),
				'exclude'        => Sanitizer::ids( $saved['exclude'], self::MOST_IDS ),
				'sticky'         => Sanitizer::choice( $saved['sticky'], array( 'first', 'only', 'exclude' ), '' ),
				'search'         => Sanitizer::line( $saved['search'] ),
				'days'           => Sanitizer::int( $saved['days'], 0, self::MOST_DAYS, 0 ),
				'after'          => Sanitizer::day( $saved['after'] ),
				'before'         => Sanitizer::day( $saved['before'] ),
				'meta'           => Sanitizer::meta( $saved['meta'], $types ),
				'inherit'        => ! empty( $saved['inherit'] ),
				'withoutCurrent' => ! empty( $saved['withoutCurrent'] ),
				'related'        => ! empty( $saved['related'] ),
				'unique'         => ! empty( $saved['unique'] ),
				'pictured'       => ! empty( $saved['pictured'] ),
				'sortField'      => Sanitizer::field( $saved['sortField'], $types ),
				'sortType'       => Sanitizer::choice( $saved['sortType'], array( 'text', 'number' ), 'text' ),
				'seed'           => Shuffle::clean( $saved['seed'] ),
				'choices'        => Choices::sanitize( $saved['choices'], $types ),
				'cursor'         => null === Cursor::of( $saved['cursor'] ) ? '' : $saved['cursor'],
			)
		);
	}

	/**
	 * Returns a copy with changes, which are validated.
	 *
	 * @param array<string, mixed> $changed Changed values, keyed by name.
	 */
	public function with( array $changed ): self {
		return new self( self::of( $changed + $this->data )->data, $this->is_total );
	}

	/**
	 * Returns a copy that starts further on.
	 *
	 * @param int $skipped Number of posts to skip, in addition to its own offset.
	 * @param int|null $count Number of posts, if different.
	 */
	public function from( int $skipped, ?int $count = null ): self {
		return $this->with(
			array(
				'offset'  => $this->data['offset'] + $skipped,
				'perPage' => $count ?? $this->data['perPage'],
			)
		);
	}

	/**
	 * Returns a copy that starts behind posts that a page shows, if that is not further than its offset.
	 *
	 * Call it after `from()`.
	 *
	 * @param mixed $cursors Untrusted value: one or several results of `Query_Result::$after`, separated by spaces.
	 */
	public function after( mixed $cursors ): self {
		$nearest = Cursor::nearest( $cursors, $this->data['offset'] );
		return null === $nearest ? $this : $this->with(
			array(
				'offset' => $this->data['offset'] - $nearest->position,
				'cursor' => (string) $nearest,
			) + Ordering::of_cursor( $this, $nearest )
		);
	}

	/**
	 * Returns a copy restricted to an additional term.
	 *
	 * @param string $taxonomy Taxonomy of the term.
	 * @param int $term Term ID.
	 */
	public function within( string $taxonomy, int $term ): self {
		return $this->with( array( 'within' => array( $taxonomy => array( $term ) ) + $this->data['within'] ) );
	}

	/**
	 * Returns a copy that excludes some posts.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public function without( array $ids ): self {
		return $this->with( array( 'exclude' => array_merge( $this->data['exclude'], $ids ) ) );
	}

	/** Returns a copy that also counts all posts. */
	public function counted(): self {
		return new self( $this->data, true );
	}

	/**
	 * Returns the values that differ from the defaults, to keep signed values short.
	 *
	 * @return array<string, mixed>
	 */
	public function chosen(): array {
		$usual = self::of( array() )->data;
		return array_filter(
			$this->data,
			static fn ( mixed $value, string $name ): bool => $usual[ $name ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Returns the offset to query from: the first post, so that lists of the same posts share one result,
	 * unless the list starts far behind.
	 */
	public function start(): int {
		return $this->data['offset'] > self::NEAR ? $this->data['offset'] : 0;
	}

	/** Returns a key that is the same for all pages of a list. */
	public function key(): string {
		if ( '' === $this->key ) {
			$values = array( 'offset' => $this->start() ) + $this->data;
			unset( $values['perPage'], $values['unique'] );
			$this->key = md5(
				(string) wp_json_encode(
					array(
						$values,
						$this->is_total,
						'' === $this->data['sticky'] ? null : get_option( 'sticky_posts' ),
						$this->data['days'] > 0 ? wp_date( 'Y-m-d', Clock::now() ) : null,
						// Counters change without any post.
						str_starts_with( $this->data['orderBy'], Ordering::COUNT ) ? intdiv( Clock::now(), self::COUNTED_SECONDS ) : null,
					)
				)
			);
		}
		return $this->key;
	}
}
